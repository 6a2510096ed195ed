#!/usr/bin/env bash
# Builds the engine for the browser as target/wasm/jadoube.wasm, where `jadoube book` looks for it.
# It needs the target of Rust (`rustup target add wasm32-unknown-unknown`), or a compiler with its sources and lld
# (Debian: rustc-web, rust-web-src, lld); `wasm-opt` makes it smaller where it is there.
set -euo pipefail
cd "$(dirname "$0")"
target=wasm32-unknown-unknown
out=../target/wasm
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$PWD/target}"
cp ../Cargo.lock Cargo.lock
build=(cargo build --release --target "$target")
if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
  # the standard library from its sources
  export RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1
  [ -x "$RUSTC" ] && [ -d "$("$RUSTC" --print sysroot)/lib/rustlib/src" ] || {
    echo "error: no standard library for $target; try: rustup target add $target" >&2
    exit 1
  }
  linker=$(command -v wasm-ld || compgen -c wasm-ld- | sort -V | tail -n 1)
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker"
  build+=(-Zbuild-std=std,panic_abort)
fi
"${build[@]}"
mkdir -p "$out"
built="$CARGO_TARGET_DIR/$target/release/jadoube_wasm.wasm"
if command -v wasm-opt > /dev/null; then
  wasm-opt -Oz --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
    --enable-reference-types --enable-multivalue "$built" -o "$out/jadoube.wasm"
else
  cp "$built" "$out/jadoube.wasm"
fi
printf '%s: %d bytes, %d packed\n' target/wasm/jadoube.wasm "$(wc -c < "$out/jadoube.wasm")" "$(gzip -9 -c "$out/jadoube.wasm" | wc -c)"
