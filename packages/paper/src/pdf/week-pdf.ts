import { SHEET_TEXTS } from "../sheet/sheet-texts.ts";
import type { SheetExercise } from "../sheet/sheet-exercise.ts";
import type { SheetDay, WeekSheet } from "../sheet/week-sheet.ts";
import { exerciseBlock } from "./exercise-block.ts";
import { drawToFit, type Block, type Layout } from "./fit.ts";
import type { PageFrame } from "./page-frame.ts";
import { sheetHead } from "./sheet-head.ts";

const DAY_WIDTH = 84;
const MAX_GAP = 40;

/** Draws the sheet of a week. */
export function drawWeek(frame: PageFrame, sheet: WeekSheet): void {
  const layoutIn = (scale: number): Layout => ({
    top: headOf(frame, sheet, scale),
    rows: [
      ...sheet.days.map((day) => dayBlock(frame, dayTitle(day), day, scale)),
      ...(sheet.unplaced.length > 0 ? [unplacedBlock(frame, sheet.unplaced, scale)] : []),
    ],
    foot: footOf(frame, sheet, scale),
  });
  drawToFit(layoutIn, { from: frame.y, to: frame.y + frame.height, maxGap: MAX_GAP });
}

function headOf(frame: PageFrame, sheet: WeekSheet, scale: number): Block {
  const { planName, week, dates, phase, aim, daysLeft } = sheet;
  return sheetHead(frame, scale, {
    title: `Week ${week}`,
    beside: dates,
    below: aim === "" ? phase : `${phase}. ${aim}`,
    right: [
      [
        { text: daysLeft ?? SHEET_TEXTS.raceWeek, weight: 700 },
        { text: ` ${daysLeft === null ? planName : SHEET_TEXTS.toRace(planName)}`, isGray: true },
      ],
      ...(daysLeft === null ? [] : [[{ text: SHEET_TEXTS.atEnd, isGray: true }]]),
    ],
  });
}

interface DayTitle {
  number: string;
  name: string;
  hours: string | null;
}

const dayTitle = ({ number, name, hours }: SheetDay): DayTitle => ({ number, name, hours });

function unplacedBlock(
  frame: PageFrame,
  exercises: readonly SheetExercise[],
  scale: number,
): Block {
  const title = { number: "", name: SHEET_TEXTS.noDay, hours: null };
  return dayBlock(frame, title, { notes: [], exercises, rest: null }, scale);
}

function dayBlock(
  { page, root, x, width }: PageFrame,
  { number, name, hours }: DayTitle,
  {
    notes,
    exercises,
    rest,
  }: Pick<SheetDay, "notes" | "rest"> & {
    exercises: readonly SheetExercise[];
  },
  scale: number,
): Block {
  const padding = 4.5 * scale;
  const dayWidth = DAY_WIDTH * scale;
  const right = { x: x + dayWidth, width: width - dayWidth };
  const dayStyle = { size: 9 * scale, width: dayWidth - 4 };
  const numberText = page.text([{ text: number, weight: 700 }], { ...dayStyle, size: 15 * scale });
  const nameText = page.text([{ text: name, weight: 700 }], dayStyle);
  const hoursText = page.text([{ text: hours ?? "", isGray: true }], dayStyle);
  const lines = [
    ...notes.map((text) => ({ text, weight: 700 as const })),
    ...(rest === null ? [] : [{ text: rest, isGray: true }]),
  ].map((span) => page.text([span], { size: 9 * scale, width: right.width }));
  const blocks = exercises.map((each) => exerciseBlock(page, each, right, scale));
  const between = 4 * scale;
  const bodyHeight =
    lines.reduce((sum, { height }) => sum + height, lines.length > 0 ? 3 * scale : 0) +
    blocks.reduce((sum, { height }) => sum + height + between, 0);
  const nameX = number === "" ? x : x + numberText.width + 4 * scale;
  const titleHeight = number === "" ? nameText.height : numberText.height;
  return {
    height: Math.max(bodyHeight, titleHeight + hoursText.height) + 2 * padding,
    draw: (top) => {
      const y = top + padding;
      page.group(root, "Sect", (section) => {
        page.tagged(section, "H2", () => {
          numberText.draw(x, y - 1.5 * scale);
          nameText.draw(nameX, number === "" ? y : y + 4.2 * scale);
          hoursText.draw(x, y + titleHeight - 1.5 * scale);
        });
        let at = y + (lines.length > 0 ? 3 * scale : 0);
        for (const line of lines) {
          page.tagged(section, "P", () => line.draw(right.x, at));
          at += line.height;
        }
        for (const block of blocks) {
          block.draw(section, at);
          at += block.height + between;
        }
      });
      page.line(x, top, width);
    },
  };
}

function footOf({ page, root, x, width }: PageFrame, sheet: WeekSheet, scale: number): Block {
  const size = 9 * scale;
  const icon = 11 * scale;
  const totals = sheet.totals.map(({ sport, name, hours }) => ({
    sport,
    text: page.text([{ text: `${name} ` }, { text: hours, weight: 700 }], { size, width }),
  }));
  const together = page.text(
    [{ text: `${SHEET_TEXTS.together} ` }, { text: sheet.hours, weight: 700 }],
    { size, width },
  );
  const done = page.text([{ text: SHEET_TEXTS.done }], { size, width });
  const legend = page.text([{ text: `${SHEET_TEXTS.key} ${sheet.zones.join(" · ")}` }], {
    size: 8 * scale,
    width: width - icon,
  });
  const gap = 5 * scale;
  return {
    height: 2 * gap + together.height + legend.height,
    draw: (top) => {
      page.line(x, top, width, 1.5, "black");
      const y = top + gap;
      page.group(root, "Sect", (section) => {
        let left = x;
        for (const { sport, text } of totals) {
          page.sportIcon(sport, { x: left, y: y + scale, size: icon });
          const at = left + icon + 3;
          page.tagged(section, "P", () => text.draw(at, y));
          left = at + text.width + 16;
        }
        page.tagged(section, "P", () => together.draw(left, y));
        left += together.width + 16;
        page.tagged(section, "P", () => done.draw(left, y));
        page.dots(left + done.width + 4, y + size * 1.15, 60);
        const below = y + together.height + gap / 2;
        page.star(section, { x, y: below + 1.5 * scale, size: 8 * scale });
        page.tagged(section, "P", () => legend.draw(x + icon, below));
      });
    },
  };
}
