/** Focuses the page's main heading: for controls that disappear when they are used. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
