/** Fields of text: other inputs have a value without any entry. */
const FIELDS = "input:not([type=checkbox], [type=radio], [type=range])";

export interface Entry {
  input: HTMLInputElement;
  value: string;
}

/**
 * What a password manager or the browser filled in before hydration. Call it in the commit that
 * hydrates `part`, before the first update: React overwrites entries without noticing them.
 */
export const entriesOf = (part: HTMLElement): Entry[] =>
  [...part.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((input) => input.value !== input.defaultValue && input.closest("[inert]") === part)
    .map((input) => ({ input, value: input.value }));

/** Enters them again, so that React notices. */
export function repeatEntries(entries: readonly Entry[]) {
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
