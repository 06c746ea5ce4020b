/** A week of which it is known what the athlete did. */
export interface DoneWeek {
  week: number;
  /** Minutes of the exercises that were done, by slot. */
  minutes: Readonly<Record<string, number>>;
}
