const DAY = 24 * 3600 * 1000;

/** Today in this machine's time zone, which the browser uses too; the Swedish format is ISO. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
