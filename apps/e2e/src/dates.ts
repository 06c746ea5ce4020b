const DAY = 24 * 3600 * 1000;

/** The calendar day of this machine, as the browser under test has it too; Swedes write it as ISO. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
