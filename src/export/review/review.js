// What the reviewer marks stays in this browser, for all pages of a language together, until it is saved as a file.
"use strict";
{
  const lang = document.documentElement.lang;
  const key = `jadoube-review-${lang}`;
  const kept = JSON.parse(localStorage.getItem(key) || '{"texts":{}}');
  const keep = () => {
    localStorage.setItem(key, JSON.stringify(kept));
    document.getElementById("count").textContent = Object.keys(kept.texts).length;
  };

  const reviewer = document.getElementById("reviewer");
  for (const input of reviewer.querySelectorAll("input")) {
    input.value = kept[input.name] || "";
    input.addEventListener("input", () => { kept[input.name] = input.value.trim(); keep(); });
  }

  for (const article of document.querySelectorAll("article")) {
    const form = article.querySelector("form");
    if (!form) continue;
    const changed = form.querySelector(".new");
    const known = kept.texts[article.id];
    // What was marked counts for the text that was read, and for no other.
    if (known && known.text === article.dataset.text && known.english === article.dataset.english) {
      form.elements.opinion.value = known.opinion;
      form.elements.new.value = known.new;
      form.elements.remark.value = known.remark;
    }
    const show = () => {
      const writes = form.elements.opinion.value === "changed";
      changed.hidden = !writes;
      if (writes && !form.elements.new.value) {
        form.elements.new.value = article.querySelector(`pre[lang="${lang}"]`).textContent.trim();
      }
    };
    show();
    form.addEventListener("input", () => {
      show();
      const remark = form.elements.remark.value.trim();
      const opinion = form.elements.opinion.value || (remark && "remark");
      if (opinion) {
        kept.texts[article.id] = {
          text: article.dataset.text,
          english: article.dataset.english,
          opinion,
          new: opinion === "changed" ? form.elements.new.value : "",
          remark,
        };
      } else {
        delete kept.texts[article.id];
      }
      keep();
    });
    form.addEventListener("submit", (event) => event.preventDefault());
  }

  document.getElementById("save").addEventListener("click", () => {
    const texts = Object.entries(kept.texts).map(([name, own]) => ({ name, ...own }));
    const now = new Date();
    const two = (number) => String(number).padStart(2, "0");
    const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
    const file = { language: lang, initials: kept.initials || "", reviewer: kept.reviewer || "", date, texts };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 1)}\n`], { type: "application/json" }));
    link.download = `review-${lang}-${file.initials || "x"}.json`;
    link.click();
  });
  keep();
}
