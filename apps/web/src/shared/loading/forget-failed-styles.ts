/**
 * Removes style sheets that did not load. Vite takes an element of the page for loaded, so that a page
 * that failed without network would open without its styles later.
 */
export const forgetFailedStyles = () =>
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === "stylesheet") target.remove();
    },
    { capture: true },
  );
