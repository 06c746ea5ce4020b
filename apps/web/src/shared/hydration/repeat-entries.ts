/** Fields of text: other inputs have a value without any entry. */
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range])";

/**
 * Enters again what a password manager or the browser filled in before hydration: React overwrites
 * it without noticing. Call it in the commit that hydrates `part`, before the first update.
 */
export function repeatEntries(part: HTMLElement) {
  const entries = [...part.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((input) => input.value !== input.defaultValue && input.closest("[inert]") === part)
    .map((input) => ({ input, value: input.value }));
  // Outside of the commit, each entry renders before the next.
  queueMicrotask(() => {
    for (const { input, value } of entries) {
      input.value = input.defaultValue;
      // React ignores changes made through the `value` property that it puts on the element.
      Reflect.set(HTMLInputElement.prototype, "value", value, input);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}
