// Runs before the first paint, in its own file because the Content-Security-Policy forbids inline
// scripts. Sets the colour scheme without a flash and preloads the opened page's code.
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
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";

  const chunks = JSON.parse(document.currentScript.dataset.chunks ?? "{}");
  for (const href of chunks[location.pathname] ?? []) {
    const link = document.createElement("link");
    link.rel = href.endsWith(".css") ? "preload" : "modulepreload";
    if (link.rel === "preload") link.as = "style";
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
})();
