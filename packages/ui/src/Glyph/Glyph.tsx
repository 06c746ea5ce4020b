import styles from "./Glyph.module.css";

/** Icons for states and actions on a card, on a grid of 24. */
const PATHS = {
  alert:
    "M12 9v4M12 16.5h.01M10.3 4.3 3 17a2 2 0 0 0 1.7 3h14.6a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z",
  check: "m4 12.5 5.5 5.5L20 6.5",
  shorter: "M4 12h10M10 8l4 4-4 4M20 5v14",
  longer: "M4 5v14M4 12h14M14 8l4 4-4 4",
  calendar:
    "M6 5h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2M4 10h16M8 3v4M16 3v4",
  clock: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2",
  cross: "M6 6l12 12M18 6 6 18",
  plus: "M12 5v14M5 12h14",
  lock: "M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2M8 11V8a4 4 0 0 1 8 0v3",
  link: "M9.5 14.5l5-5M8 11l-2.5 2.5a3.5 3.5 0 0 0 5 5L13 16M11 8l2.5-2.5a3.5 3.5 0 0 1 5 5L16 13",
  question: "M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18h.01",
  flag: "M5 21V4M5 4.5c5-3 8 3 14 0v9c-6 3-9-3-14 0",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  star: "m12 2.5 2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z",
} as const;

export type GlyphName = keyof typeof PATHS;

const isGlyphName = (name: string): name is GlyphName => name in PATHS;

export const GLYPH_NAMES = Object.keys(PATHS).filter(isGlyphName);

const FILLED: ReadonlySet<GlyphName> = new Set<GlyphName>(["star"]);
const BOLD: ReadonlySet<GlyphName> = new Set<GlyphName>(["more"]);

export interface GlyphProps {
  name: GlyphName;
  /** Width and height in px. */
  size?: number;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

/** A small line icon in the colour of the surrounding text. */
export function Glyph({ name, size = 14, label }: GlyphProps) {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-filled={FILLED.has(name) || undefined}
      data-bold={BOLD.has(name) || undefined}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
