//! Tells cargo that the embedded folders belong to the program.

fn main() {
    for folder in ["editions", "scenarios", "locales", "book", "papers"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
