const FORMAT = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "March 2027" of "2027-03". */
export const monthName = (month: string): string =>
  FORMAT.format(new Date(`${month}-01T00:00:00Z`));
