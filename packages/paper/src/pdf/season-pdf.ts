import { SHEET_TEXTS } from "../sheet/sheet-texts.ts";
import type { SeasonSheet, SheetWeek } from "../sheet/season-sheet.ts";
import type { SheetMark } from "../sheet/sheet-marks.ts";
import type { Span } from "./break-lines.ts";
import { drawToFit, type Block } from "./fit.ts";
import { hoursBar, sportPattern } from "./hours-bar.ts";
import type { PageFrame } from "./page-frame.ts";
import type { TextBlock } from "./pdf-page.ts";
import { sheetHead } from "./sheet-head.ts";

type Structure = PDFKit.PDFStructureElement;

const MAX_GAP = 24;
const SIZE = 9;
const PADDING = 3;
const BOX = 11.5;
const BAR_HEIGHT = 11;

/** Left edges and widths of the columns, of a page's width. */
function columnsOf({ x, width }: PageFrame) {
  const [phase, box, week, dates, hours, ride, run] = [44, 22, 26, 84, 36, 34, 34];
  const bar = 126;
  const left = { phase: x, box: x + phase, week: x + phase + box };
  const datesX = left.week + week;
  const barX = datesX + dates;
  const hoursX = barX + bar + 6;
  const rideX = hoursX + hours;
  const runX = rideX + ride;
  const marksX = runX + run + 10;
  return {
    phase: { x: left.phase, width: phase },
    box: { x: left.box, width: box },
    week: { x: left.week, width: week },
    dates: { x: datesX, width: dates },
    bar: { x: barX, width: bar },
    hours: { x: hoursX, width: hours },
    ride: { x: rideX, width: ride },
    run: { x: runX, width: run },
    marks: { x: marksX, width: x + width - marksX },
  };
}

/** Draws the sheet of a season. */
export function drawSeason(frame: PageFrame, sheet: SeasonSheet): void {
  frame.page.group(frame.root, "Sect", (section) => {
    const own = { ...frame, root: section };
    const table = frame.page.doc.struct("Table");
    drawToFit(
      (scale) => ({
        top: topOf(own, sheet, table, scale),
        rows: sheet.phases.flatMap(({ name, weeks }) =>
          weeks.map((week, index) =>
            rowOf(own, table, { week, phase: index === 0 ? name : "" }, scale),
          ),
        ),
        foot: footOf(own, sheet, table, scale),
      }),
      { from: frame.y, to: frame.y + frame.height, maxGap: MAX_GAP },
    );
  });
}

function topOf(frame: PageFrame, sheet: SeasonSheet, table: Structure, scale: number): Block {
  const { page, root } = frame;
  const columns = columnsOf(frame);
  const head = sheetHead(frame, scale, {
    title: sheet.planName,
    beside: sheet.span,
    below: sheet.race,
    right: [
      [{ text: SHEET_TEXTS.total(sheet.hours), isGray: true }],
      [{ text: SHEET_TEXTS.printed(sheet.printedOn), isGray: true }],
    ],
  });
  const [week, dates, bar, hours, ride, run, marks] = SHEET_TEXTS.columns;
  const cell = (text: string, width: number, align?: "right"): TextBlock =>
    page.text([{ text, isGray: true }], {
      size: 8.5 * scale,
      width,
      ...(align !== undefined && { align }),
    });
  const cells = [
    { ...columns.week, text: cell(week, columns.week.width) },
    { ...columns.dates, text: cell(dates, columns.dates.width) },
    { ...columns.bar, text: cell(bar, columns.bar.width) },
    { ...columns.hours, text: cell(hours, columns.hours.width, "right") },
    { ...columns.ride, text: cell(ride, columns.ride.width, "right") },
    { ...columns.run, text: cell(run, columns.run.width, "right") },
    { ...columns.marks, text: cell(marks, columns.marks.width) },
  ];
  const padding = PADDING * scale;
  const height = Math.max(...cells.map(({ text }) => text.height));
  return {
    height: head.height + height + 2 * padding,
    draw: (y) => {
      head.draw(y, 0);
      root.add(table);
      page.group(table, "TR", (row) => {
        page.tagged(row, "TH", () => {}, { scope: "Column" });
        for (const { x, text } of cells) {
          page.tagged(row, "TH", () => text.draw(x, y + head.height + padding), {
            scope: "Column",
          });
        }
      });
    },
  };
}

const marksText = (marks: readonly SheetMark[]): Span[] =>
  marks.flatMap((mark, index): Span[] => {
    const comma = index === 0 ? [] : [{ text: " · " }];
    return mark.kind === "note"
      ? [...comma, { text: mark.text }]
      : [
          ...comma,
          { text: `${SHEET_TEXTS.race(mark.priority)}: ${mark.name}, `, weight: 700 },
          { text: mark.date },
        ];
  });

function rowOf(
  frame: PageFrame,
  table: Structure,
  { week, phase }: { week: SheetWeek; phase: string },
  scale: number,
): Block {
  const { page, x, width } = frame;
  const columns = columnsOf(frame);
  const size = SIZE * scale;
  const padding = PADDING * scale ** 3;
  const figure = (text: string, column: { width: number }, weight: 400 | 700 = 400) =>
    page.text([{ text, weight }], { size, width: column.width, align: "right" });
  const cells = {
    phase: page.text([{ text: phase, weight: 700 }], { size, width: columns.phase.width }),
    week: page.text([{ text: String(week.week), weight: 700 }], {
      size,
      width: columns.week.width,
    }),
    dates: page.text([{ text: week.dates }], { size, width: columns.dates.width }),
    hours: figure(week.hours, columns.hours, 700),
    ride: figure(week.ride, columns.ride),
    run: figure(week.run, columns.run),
    marks: page.text(marksText(week.marks), { size: 8.5 * scale, width: columns.marks.width }),
  };
  const box = BOX * scale;
  const height = Math.max(box, ...Object.values(cells).map((cell) => cell.height));
  const isFirst = phase !== "";
  return {
    height: height + 2 * padding,
    draw: (top, room) => {
      const y = top + padding + room / 2;
      const lineY = y + (box - size * 1.36) / 2;
      if (isFirst) page.line(x, top, width, 1.1, "black");
      else page.line(columns.box.x, top, x + width - columns.box.x);
      page.group(table, "TR", (row) => {
        page.tagged(row, "TD", () => cells.phase.draw(columns.phase.x, lineY));
        page.box(row, { x: columns.box.x, y, size: box }, false);
        page.tagged(row, "TH", () => cells.week.draw(columns.week.x, lineY), { scope: "Row" });
        page.tagged(row, "TD", () => cells.dates.draw(columns.dates.x, lineY));
        page.group(row, "TD", (cell) => {
          const area = {
            x: columns.bar.x,
            y: y + (box - BAR_HEIGHT * scale) / 2,
            width: columns.bar.width,
            height: BAR_HEIGHT * scale,
          };
          page.figure(cell, { ...area, alt: week.bySport }, () => hoursBar(page, week, area));
        });
        for (const name of ["hours", "ride", "run", "marks"] as const) {
          page.tagged(row, "TD", () => cells[name].draw(columns[name].x, lineY));
        }
      });
    },
  };
}

function footOf(
  { page, root, x, width }: PageFrame,
  sheet: SeasonSheet,
  table: Structure,
  scale: number,
): Block {
  const style = { size: 8.5 * scale, width };
  const names = sheet.sports.map(({ sport, name }) => ({
    sport,
    text: page.text([{ text: name }], style),
  }));
  const longest = page.text([{ text: SHEET_TEXTS.longest }], style);
  const recovery = page.text([{ text: SHEET_TEXTS.recovery }], style);
  const gap = 5 * scale;
  return {
    height: 2 * gap + longest.height + recovery.height,
    draw: (top) => {
      table.end();
      page.line(x, top, width, 1.5, "black");
      const y = top + gap;
      page.group(root, "Sect", (section) => {
        let left = x;
        for (const { sport, text } of names) {
          const swatch = { x: left, y: y + 1.5 * scale, width: 18, height: 8 * scale };
          page.decoration(() => sportPattern(page, sport, swatch));
          const at = left + 22;
          page.tagged(section, "P", () => text.draw(at, y));
          left = at + text.width + 14;
        }
        page.tagged(section, "P", () => longest.draw(left, y));
        page.tagged(section, "P", () => recovery.draw(x, y + longest.height + gap / 2));
      });
    },
  };
}
