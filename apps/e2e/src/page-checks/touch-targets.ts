import type { Page } from "@playwright/test";

/**
 * Visible controls under 44 px wide or high, without a larger label or pseudo-element around them.
 * Links within a sentence are exempt. Only those of the dialog if one is open.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN = 43.5;
    const CONTROLS = "a[href], button, select, summary, input:not([type=hidden])";
    const dialogs = [...document.querySelectorAll("[role=dialog], [role=menu]")];
    const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;

    function isSmall(control: Element): boolean {
      const labels =
        control instanceof HTMLInputElement || control instanceof HTMLSelectElement
          ? [...(control.labels ?? [])]
          : [];
      const boxes = [control, ...labels].flatMap((element) => [
        element.getBoundingClientRect(),
        ...["::before", "::after"].map((part) => {
          const { content, position, width, height } = getComputedStyle(element, part);
          const isTarget = content !== "none" && position === "absolute";
          return isTarget
            ? { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 }
            : { width: 0, height: 0 };
        }),
      ]);
      return (
        Math.max(...boxes.map(({ width }) => width)) < MIN ||
        Math.max(...boxes.map(({ height }) => height)) < MIN
      );
    }
    return [...root.querySelectorAll(CONTROLS)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest("[inert]") &&
        width > 1;
      const isInSentence =
        getComputedStyle(control).display.startsWith("inline") &&
        [...(control.parentElement?.childNodes ?? [])].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
      if (!isShown || isInSentence || !isSmall(control)) return [];
      const words = control.getAttribute("aria-label") ?? control.textContent;
      return [`"${words.trim().slice(0, 50)}" is ${Math.round(width)} x ${Math.round(height)}`];
    });
  });
