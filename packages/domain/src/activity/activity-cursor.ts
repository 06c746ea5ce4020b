/** How many activities a page has, unless the caller says. */
export const ACTIVITIES_PER_PAGE = 50;

/** Where a page of activities goes on: after this one, newest first. */
export interface ActivityCursor {
  /** ISO time in UTC with milliseconds. */
  startTime: string;
  id: number;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/;

/** The cursor as text. */
export const activityCursor = ({ startTime, id }: ActivityCursor): string => `${startTime}_${id}`;

/** The cursor of a text, or null where it is none. */
export function parseActivityCursor(text: string): ActivityCursor | null {
  const [, startTime, id] = CURSOR.exec(text) ?? [];
  if (startTime === undefined || Number.isNaN(Date.parse(startTime))) return null;
  return { startTime, id: Number(id) };
}
