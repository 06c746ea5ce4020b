import type { Paper } from "@triplan/domain";

/** The address of the printed page of a week. */
export const printWeekPath = (planId: number, week: number): string =>
  `/print/week/${week}?plan=${planId}`;

/** The address of the printed page of a season. */
export const printSeasonPath = (planId: number): string => `/print/season?plan=${planId}`;

/** The PDF of a week, below `/api`. */
export const weekPdfPath = (planId: number, week: number, paper: Paper): string =>
  `/training-plans/${planId}/weeks/${week}/print.pdf?paper=${paper}`;

/** The PDF of a season, below `/api`. */
export const seasonPdfPath = (planId: number, paper: Paper): string =>
  `/training-plans/${planId}/season.pdf?paper=${paper}`;
