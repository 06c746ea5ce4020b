/** The set of an exercise beside those of the last and the next time on its ladder, as texts. */
export interface ExerciseProgress {
  /** The set of the last time and its week; null the first time. */
  last: { set: string; week: number } | null;
  today: string;
  /** The set that the notes name, where the athlete's pace leaves time for another one. */
  planned?: string;
  /** Null at the top of the ladder. */
  next: string | null;
}
