import type { Page } from "@playwright/test";

/**
 * Visible texts that do not fit: truncated, overflowing their box, or overlapping another text.
 * Only those of the dialog if one is open.
 */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Text {
      element: Element;
      words: string;
      rect: DOMRect;
    }
    const TOLERANCE = 1;
    const POPUPS = "[role=tooltip], [role=menu], svg, option, [inert]";
    const CLEAR = /rgba\(.*, 0\)|transparent/;
    const LONGEST_NAME = 50;
    const dialogs = [...document.querySelectorAll("[role=dialog]")];
    const root = dialogs.findLast((dialog) => dialog.checkVisibility()) ?? document.body;

    function* upFrom(element: Element) {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) yield at;
    }
    const name = (element: Element) => {
      const words = element.textContent || element.getAttribute("aria-label") || element.id;
      return `${element.tagName.toLowerCase()} "${words.trim().slice(0, LONGEST_NAME)}"`;
    };
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) ||
      [...upFrom(element)].some((at) => {
        const { width, height } = at.getBoundingClientRect();
        const { clipPath, overflow, opacity } = getComputedStyle(at);
        const isSpeck = overflow === "hidden" && width <= 1 && height <= 1;
        return opacity === "0" || clipPath !== "none" || isSpeck;
      });
    const isScrolledAway = (element: Element, rect: DOMRect) =>
      [...upFrom(element)].some((at) => {
        const { top, bottom } = at.getBoundingClientRect();
        const isScroller = /auto|scroll/.test(getComputedStyle(at).overflowY);
        return isScroller && (rect.bottom > bottom || rect.top < top);
      });

    function textsIn(node: Node): Text[] {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (!element || words === "" || element.closest(POPUPS) || isUnseen(element)) return [];
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()]
        .filter((rect) => rect.width > 0 && !isScrolledAway(element, rect))
        .map((rect) => ({ element, words, rect }));
    }
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(...textsIn(node));

    const isBox = ({ borderTopStyle, borderRightStyle, backgroundColor }: CSSStyleDeclaration) =>
      (borderTopStyle !== "none" && borderRightStyle !== "none") || !CLEAR.test(backgroundColor);

    function exceededBox({ element, rect }: Text): Element | null {
      for (const at of upFrom(element)) {
        const style = getComputedStyle(at);
        if (style.display === "inline" || style.display === "contents") continue;
        const box = at.getBoundingClientRect();
        const isOut = rect.right > box.right + TOLERANCE || rect.left < box.left - TOLERANCE;
        if (isOut && isBox(style)) return at;
        if (/auto|scroll/.test(style.overflowX) || /fixed|absolute/.test(style.position)) break;
      }
      return null;
    }

    function isCut(element: Element): boolean {
      const isField = element.matches("input, select");
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWide = element.scrollWidth > element.clientWidth + TOLERANCE;
      const isHigh = element.scrollHeight > element.clientHeight + TOLERANCE;
      const hides = /hidden|clip/;
      return isField
        ? isWide
        : (isWide && hides.test(overflowX)) || (isHigh && hides.test(overflowY));
    }

    /** The extent of the letters: lines of one text may be set closer than their boxes. */
    const inkOf = ({ rect }: Text) => ({
      left: rect.left + TOLERANCE,
      right: rect.right - TOLERANCE,
      top: rect.top + rect.height / 4,
      bottom: rect.bottom - rect.height / 4,
    });
    function collide(one: Text, other: Text): boolean {
      const [a, b] = [inkOf(one), inkOf(other)];
      return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
    }
    const isAfloat = ({ element }: Text) =>
      [...upFrom(element)].some((at) => /fixed|sticky/.test(getComputedStyle(at).position));
    const onPage = texts.filter((text) => !isAfloat(text));

    const fields = [...root.querySelectorAll("select, input:is([type=text], :not([type]))")];
    const labelled = new Set(texts.map(({ element }) => element));
    return [
      ...[...labelled, ...fields.filter((field) => !isUnseen(field))]
        .filter(isCut)
        .map((element) => `${name(element)} is cut off`),
      ...texts.flatMap((text) => {
        const box = exceededBox(text);
        return box ? [`"${text.words}" sticks out of ${name(box)}`] : [];
      }),
      ...onPage.flatMap((one, i) =>
        onPage
          .slice(i + 1)
          .filter((other) => collide(one, other))
          .map(({ words }) => `"${one.words}" overlaps "${words}"`),
      ),
    ];
  });

/** Adds style rules to the page, and returns the function that removes them. */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rules);
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}
