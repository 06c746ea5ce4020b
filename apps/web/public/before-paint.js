// Runs before the first paint, as a file of its own: the Content-Security-Policy allows no inline
// script. Sets the colour scheme, which a later script would change under the reader's eyes, and
// asks for the code of the page that was opened without waiting for the router to name it.
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
