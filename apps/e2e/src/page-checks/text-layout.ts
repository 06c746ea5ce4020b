import type { Page } from "@playwright/test";
import { NARROW_FONT } from "./fonts.ts";

/** As widely as WCAG 1.4.12 allows. */
const SPACED =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";

const NARROW = `* { font-family: "${NARROW_FONT}" !important }`;

/** The wide font of the tests and a narrow one, each with its own spacing and with the widest. */
const VARIANTS = [
  { variant: "", rules: "" },
  { variant: " with spaced text", rules: SPACED },
  { variant: " in a narrow font", rules: NARROW },
  { variant: " with spaced text in a narrow font", rules: SPACED + NARROW },
];

/**
 * Visible texts that do not fit in some variant: truncated, overflowing their box, overlapping
 * another text, or making the page scroll sideways. Only those of the dialog if one is open.
 */
export const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate((variants) => {
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

    class Memo<T> {
      private readonly known = new Map<Element, T>();
      private readonly compute: (element: Element) => T;
      constructor(compute: (element: Element) => T) {
        this.compute = compute;
      }
      of(element: Element): T {
        const value = this.known.get(element) ?? this.compute(element);
        this.known.set(element, value);
        return value;
      }
    }
    function* upFrom(element: Element) {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) yield at;
    }

    // No variant changes these styles, so they are read once.
    const styles = new Memo((element) => {
      const style = getComputedStyle(element);
      const { borderTopStyle, borderRightStyle, display, overflowX, overflowY, position } = style;
      return {
        isHidden: style.opacity === "0" || style.clipPath !== "none",
        isClipped: style.overflow === "hidden",
        isInline: display === "inline" || display === "contents",
        isBox:
          (borderTopStyle !== "none" && borderRightStyle !== "none") ||
          !CLEAR.test(style.backgroundColor),
        isFloating: /fixed|sticky/.test(position),
        isFreeOfParent: /auto|scroll/.test(overflowX) || /fixed|absolute/.test(position),
        isScroller: /auto|scroll/.test(overflowY),
        cutsX: /hidden|clip/.test(overflowX),
        cutsY: /hidden|clip/.test(overflowY),
      };
    });
    const scrollers = new Memo((element) =>
      [...upFrom(element)].filter((at) => styles.of(at).isScroller),
    );
    const clipped = new Memo((element) =>
      [...upFrom(element)].filter((at) => styles.of(at).isClipped),
    );
    const boxes = new Memo((element) => {
      const blocks = [...upFrom(element)].filter((at) => !styles.of(at).isInline);
      const last = blocks.findIndex((at) => styles.of(at).isFreeOfParent);
      return blocks
        .slice(0, last === -1 ? undefined : last + 1)
        .filter((at) => styles.of(at).isBox);
    });
    const floating = new Memo((element) =>
      [...upFrom(element)].some((at) => styles.of(at).isFloating),
    );
    const transparent = new Memo(
      (element) =>
        !element.checkVisibility({ visibilityProperty: true }) ||
        [...upFrom(element)].some((at) => styles.of(at).isHidden),
    );

    const nodes: { node: Node; element: Element; words: string }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? "";
      if (element && words !== "" && !element.closest(POPUPS) && !transparent.of(element))
        nodes.push({ node, element, words });
    }
    const fields = [...root.querySelectorAll("select, input:is([type=text], :not([type]))")].filter(
      (field) => !transparent.of(field),
    );

    const name = (element: Element) => {
      const words = element.textContent || element.getAttribute("aria-label") || element.id;
      return `${element.tagName.toLowerCase()} "${words.trim().slice(0, LONGEST_NAME)}"`;
    };
    function isCut(element: Element): boolean {
      const isWide = element.scrollWidth > element.clientWidth + TOLERANCE;
      if (element.matches("input, select")) return isWide;
      const { cutsX, cutsY } = styles.of(element);
      const isHigh = element.scrollHeight > element.clientHeight + TOLERANCE;
      return (isWide && cutsX) || (isHigh && cutsY);
    }

    /** The extent of the letters: lines of one text may be set closer than their boxes. */
    const inkOf = ({ words, rect }: Text) => ({
      words,
      left: rect.left + TOLERANCE,
      right: rect.right - TOLERANCE,
      top: rect.top + rect.height / 4,
      bottom: rect.bottom - rect.height / 4,
    });
    function collisions(texts: readonly Text[]): string[] {
      const found: string[] = [];
      const inks = texts.map(inkOf).toSorted((a, b) => a.top - b.top);
      for (const [i, a] of inks.entries())
        for (let j = i + 1; ; j += 1) {
          const b = inks[j];
          if (!b || b.top >= a.bottom) break;
          if (a.right > b.left && b.right > a.left && b.bottom > a.top)
            found.push(`"${a.words}" overlaps "${b.words}"`);
        }
      return found;
    }

    function findIn(): string[] {
      const rects = new Memo((element) => element.getBoundingClientRect());
      const isSpeck = (element: Element) =>
        clipped.of(element).some((at) => rects.of(at).width <= 1 && rects.of(at).height <= 1);
      const isScrolledAway = (element: Element, rect: DOMRect) =>
        scrollers
          .of(element)
          .some((at) => rect.bottom > rects.of(at).bottom || rect.top < rects.of(at).top);
      const isOutside = (rect: DOMRect, at: Element) =>
        rect.right > rects.of(at).right + TOLERANCE || rect.left < rects.of(at).left - TOLERANCE;

      const range = document.createRange();
      const texts = nodes.flatMap(({ node, element, words }): Text[] => {
        if (isSpeck(element)) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter((rect) => rect.width > 0 && !isScrolledAway(element, rect))
          .map((rect) => ({ element, words, rect }));
      });
      const labelled = new Set([
        ...texts.map(({ element }) => element),
        ...fields.filter((field) => !isSpeck(field)),
      ]);
      const { scrollWidth, clientWidth } = document.documentElement;
      return [
        ...(scrollWidth > clientWidth ? ["the page scrolls sideways"] : []),
        ...[...labelled].filter(isCut).map((element) => `${name(element)} is cut off`),
        ...texts.flatMap(({ element, words, rect }) => {
          const box = boxes.of(element).find((at) => isOutside(rect, at));
          return box ? [`"${words}" sticks out of ${name(box)}`] : [];
        }),
        ...collisions(texts.filter(({ element }) => !floating.of(element))),
      ];
    }

    // In one go: the browser paints no variant.
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const misfits = variants.flatMap(({ variant, rules }) => {
      sheet.replaceSync(rules);
      return findIn().map((misfit) => misfit + variant);
    });
    document.adoptedStyleSheets.pop();
    return misfits;
  }, VARIANTS);
