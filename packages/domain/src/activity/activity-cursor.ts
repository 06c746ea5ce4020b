/** Default page size. */
export const ACTIVITIES_PER_PAGE = 50;

/** The last activity of the previous page; activities are sorted newest first. */
export interface ActivityCursor {
  /** ISO time in UTC with milliseconds. */
  startTime: string;
  id: number;
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,15})$/;

/** Serialises the cursor. */
export const activityCursor = ({ startTime, id }: ActivityCursor): string => `${startTime}_${id}`;

/** Parses a serialised cursor; null if it is invalid. */
export function parseActivityCursor(text: string): ActivityCursor | null {
  const [, startTime, id] = CURSOR.exec(text) ?? [];
  if (startTime === undefined || Number.isNaN(Date.parse(startTime))) return null;
  return { startTime, id: Number(id) };
}
