import { SHEET_TEXTS } from "../sheet/sheet-texts.ts";
import type { SheetExercise } from "../sheet/sheet-exercise.ts";
import type { PdfPage, TextBlock } from "./pdf-page.ts";

interface ExerciseBlock {
  height: number;
  draw: (parent: PDFKit.PDFStructureElement, y: number) => void;
}

interface Column {
  x: number;
  width: number;
}

interface StepBlock {
  label: TextBlock;
  text: TextBlock;
  height: number;
}

const BOX = 13;
const ICON = 14;
const HOURS = 36;
const LABEL = 58;
const RECORD = 84;
const GAP = 6;

/** An exercise: its box, hours, name and sets, and lines for what was done. */
export function exerciseBlock(
  page: PdfPage,
  exercise: SheetExercise,
  column: Column,
  scale: number,
): ExerciseBlock {
  const size = 10 * scale;
  const [box, icon, gap] = [BOX * scale, ICON * scale, GAP * scale];
  const hoursX = column.x + box + icon + 2 * gap;
  const left = hoursX + HOURS * scale + gap;
  const recordX = column.x + column.width - RECORD * scale;
  const width = recordX - left - 2 * gap;
  const { name, summary, state, isKey, hours, sport } = exercise;
  const star = isKey ? 11 * scale : 0;
  const hoursText = page.text([{ text: hours, weight: 700 }], {
    size: 14 * scale,
    width: HOURS * scale + gap,
  });
  const noted = state === "skipped" ? `${summary}, ${SHEET_TEXTS.skipped}` : summary;
  const title = page.text(
    [
      { text: `${name}  `, weight: 700 },
      { text: noted, isGray: true },
    ],
    {
      size,
      width: width - star,
    },
  );
  const steps = stepBlocks(page, exercise, width, scale);
  const record = SHEET_TEXTS.record.map((text) =>
    page.text([{ text, isGray: true }], { size: 8.5 * scale, width: RECORD * scale }),
  );
  const recordHeight = 17 * scale;
  const bodyHeight = title.height + steps.reduce((sum, step) => sum + step.height, 0);
  return {
    height: Math.max(bodyHeight, record.length * recordHeight, hoursText.height),
    draw: (parent, y) => {
      page.group(parent, "Sect", (section) => {
        page.box(section, { x: column.x, y: y + scale, size: box }, state === "done");
        page.sportIcon(sport, { x: column.x + box + gap, y: y + scale, size: icon });
        if (isKey) page.star(section, { x: left, y: y + 2 * scale, size: 9 * scale });
        page.tagged(section, "H3", () => title.draw(left + star, y));
        page.tagged(section, "P", () => hoursText.draw(hoursX, y - 3 * scale));
        drawSteps(page, section, steps, { x: left, y: y + title.height, scale });
        for (const [index, text] of record.entries()) {
          const at = y + index * recordHeight;
          page.tagged(section, "P", () => text.draw(recordX, at));
          page.dots(recordX, at + recordHeight - 3 * scale, RECORD * scale);
        }
      });
    },
  };
}

function stepBlocks(
  page: PdfPage,
  { steps, description }: SheetExercise,
  width: number,
  scale: number,
): StepBlock[] {
  const style = { size: 9.5 * scale, width: width - LABEL * scale };
  if (steps.length === 0) {
    const text = page.text([{ text: description }], { ...style, width });
    return [{ label: page.text([], style), text, height: text.height }];
  }
  return steps.map(({ name, text, isMain }) => {
    const label = page.text([{ text: name, isGray: true }], { ...style, size: 8.5 * scale });
    const written = page.text([{ text, weight: isMain ? 700 : 400 }], style);
    return { label, text: written, height: written.height };
  });
}

function drawSteps(
  page: PdfPage,
  parent: PDFKit.PDFStructureElement,
  steps: readonly StepBlock[],
  at: { x: number; y: number; scale: number },
): void {
  let { y } = at;
  page.group(parent, "L", (list) => {
    for (const { label, text, height } of steps) {
      page.group(list, "LI", (item) => {
        const indent = label.width > 0 ? LABEL * at.scale : 0;
        if (indent > 0) page.tagged(item, "Lbl", () => label.draw(at.x, y + 0.9 * at.scale));
        page.tagged(item, "LBody", () => text.draw(at.x + indent, y));
      });
      y += height;
    }
  });
}
