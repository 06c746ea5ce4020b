import { expect, type BrowserContext, type Page } from "@playwright/test";

const shown = new WeakMap<Page, readonly string[]>();

/** Notes each toast that a page of the context shows: a busy machine may miss its five seconds. */
export async function noteToasts(context: BrowserContext): Promise<void> {
  await context.exposeBinding("noteToast", ({ page }, text: string) => {
    shown.set(page, [...shownToasts(page), text]);
  });
  await context.addInitScript(() => {
    const TOAST = ".mantine-Notification-root";
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof Element)) continue;
        const toasts = added.matches(TOAST) ? [added] : added.querySelectorAll(TOAST);
        for (const toast of toasts) {
          if (toast.checkVisibility()) Reflect.get(window, "noteToast")(toast.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** The texts of the toasts that the page has shown since the last one that was expected. */
export const shownToasts = (page: Page): readonly string[] => shown.get(page) ?? [];

/** Expects that the page has shown a toast with these words after the last one that was expected. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const hasWords = (text: string) =>
    typeof words === "string" ? text.includes(words) : words.test(text);
  await expect
    .poll(
      () => (shownToasts(page).some(hasWords) ? "shown" : shownToasts(page)),
      `toast "${words}"`,
    )
    .toBe("shown");
  shown.set(page, shownToasts(page).slice(shownToasts(page).findIndex(hasWords) + 1));
}
