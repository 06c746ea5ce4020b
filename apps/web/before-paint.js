// Part of each page: runs before the first paint, sets the colour scheme without a flash, and asks for the
// opened page's code and first data. The Content-Security-Policy allows it by its hash.
(() => {
  const stored = (() => {
    try {
      return localStorage.getItem("mantine-color-scheme-value");
    } catch {
      return null;
    }
  })();
  const isDark =
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const root = document.documentElement;
  root.dataset.mantineColorScheme = isDark ? "dark" : "light";

  // The bars of the browser and of the installed app follow the chosen scheme, not the device's.
  const colors = { light: "#ffffff", dark: "#1a1e22" };
  const paintBars = () => {
    for (const meta of document.querySelectorAll("meta[name=theme-color]"))
      meta.content = colors[root.dataset.mantineColorScheme] ?? meta.content;
  };
  paintBars();
  new MutationObserver(paintBars).observe(root, {
    attributeFilter: ["data-mantine-color-scheme"],
  });

  const { chunks = "{}", calls = "{}" } = document.currentScript.dataset;
  // The app takes these answers for its own first calls (src/shared/network/early-answers.ts).
  const { [location.pathname]: paths, "*": anywhere = [] } = JSON.parse(calls);
  globalThis.earlyAnswers = new Map();
  for (const path of paths ?? anywhere) {
    // Asked only here: the first formatter of a page takes milliseconds to make.
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const answer = fetch(path, { headers: { "x-time-zone": zone } });
    // The app reports the failure when it takes the answer.
    answer.catch(() => undefined);
    globalThis.earlyAnswers.set(path, answer);
  }

  for (const href of JSON.parse(chunks)[location.pathname] ?? []) {
    const link = document.createElement("link");
    link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
    if (link.rel === "preload") link.as = "style";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
})();
