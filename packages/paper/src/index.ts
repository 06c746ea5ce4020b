export type { SheetExercise } from "./sheet/sheet-exercise.ts";
export type { SheetStep } from "./sheet/sheet-step.ts";
export { weekSheet, type SheetDay, type WeekFacts, type WeekSheet } from "./sheet/week-sheet.ts";
export {
  seasonSheet,
  type SeasonFacts,
  type SeasonSheet,
  type SheetWeek,
} from "./sheet/season-sheet.ts";
export type { SheetMark } from "./sheet/sheet-marks.ts";
export { SHEET_TEXTS } from "./sheet/sheet-texts.ts";
