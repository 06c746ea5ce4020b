/** Answers in a check-in: what is not answered changes nothing. */
export const CHOICE_ANSWERS = ["yes", "alternative", "no"] as const;

/** One proposal of a check-in, as the athlete answered it. */
export interface CheckInChoice {
  key: string;
  answer: (typeof CHOICE_ANSWERS)[number];
  /** What undoes a yes. */
  layerId: number | null;
  timeOffId: number | null;
}

/** How an athlete feels for the next week: 1 unwell, 5 strong. */
export const READINESS = { min: 1, max: 5 } as const;
