/** Sizes that a page tries after the usual one. */
const SMALLER = [
  0.96, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45, 0.4, 0.36, 0.32, 0.28,
];

/** A part of a page. */
export interface Block {
  height: number;
  /** With the room that it has below its height. */
  draw: (y: number, room: number) => void;
}

export interface Layout {
  top: Block;
  /** They share what the page has left. */
  rows: Block[];
  foot: Block;
}

const heightOf = ({ top, rows, foot }: Layout): number =>
  [top, ...rows, foot].reduce((sum, { height }) => sum + height, 0);

/**
 * Draws a layout from top to bottom in the largest size that fits: rows give way first, then the
 * type.
 */
export function drawToFit(
  layoutIn: (scale: number) => Layout,
  { from, to, maxGap }: { from: number; to: number; maxGap: number },
): void {
  const space = to - from;
  let layout = layoutIn(1);
  for (const scale of SMALLER) {
    if (heightOf(layout) <= space) break;
    layout = layoutIn(scale);
  }
  const { top, rows, foot } = layout;
  const spare = Math.max(0, space - heightOf(layout)) / Math.max(1, rows.length);
  const gap = Math.min(spare, maxGap);
  top.draw(from, 0);
  let y = from + top.height;
  for (const row of rows) {
    row.draw(y, gap);
    y += row.height + gap;
  }
  foot.draw(Math.max(y, to - foot.height), 0);
}
