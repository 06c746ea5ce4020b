import { DISCIPLINES, type Discipline } from "@triplan/domain";
import type { SheetWeek } from "../sheet/season-sheet.ts";
import type { PdfPage } from "./pdf-page.ts";

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DOT_STEP = 2.6;
const DOT = 0.55;

function dots({ doc }: PdfPage, { x, y, width, height }: Area): void {
  doc.save().rect(x, y, width, height).clip();
  for (let dotY = y + DOT_STEP / 2; dotY < y + height; dotY += DOT_STEP) {
    for (let dotX = x + DOT_STEP / 2; dotX < x + width; dotX += DOT_STEP) {
      doc.circle(dotX, dotY, DOT);
    }
  }
  doc.fill("black").restore();
}

/** The area of a sport: swims dotted, rides white, runs black. */
export function sportPattern(page: PdfPage, sport: Discipline, area: Area): void {
  const { x, y, width, height } = area;
  if (sport === "swim") dots(page, area);
  if (sport === "run") page.doc.rect(x, y, width, height).fill("black");
  page.doc.lineWidth(0.7).rect(x, y, width, height).stroke("black");
}

/** The hours of a week by sport, on the scale of the longest week; a recovery week is dashed. */
export function hoursBar(
  page: PdfPage,
  { minutes, share, isRecovery }: Pick<SheetWeek, "minutes" | "share" | "isRecovery">,
  { x, y, width, height }: Area,
): void {
  const total = DISCIPLINES.reduce((sum, sport) => sum + minutes[sport], 0);
  if (total === 0) return;
  if (isRecovery) page.doc.dash(2, { space: 1.5 });
  let left = x;
  for (const sport of DISCIPLINES) {
    const own = (width * share * minutes[sport]) / total;
    if (own > 0) sportPattern(page, sport, { x: left, y, width: own, height });
    left += own;
  }
  page.doc.undash();
}
