import { between, seededRandom } from "../shared/random.ts";
import type { Recording } from "./activity-summary.ts";
import type { Athlete } from "./athlete.ts";
import { recordUnit } from "./record-unit.ts";
import { USUAL_WEEK, type Sport } from "./week-pattern.ts";

const DAY = 86_400;
/** Three growing weeks, then a recovery week. */
const LOAD_OF_WEEK = [0.95, 1, 1.08, 0.75] as const;
/** Share of missed units. */
const MISSED = 0.1;
/** Seconds between the end of a recording and its upload. */
const UPLOAD_DELAY = 120;

export interface RecordingPeriod {
  /** Centre of the period in Unix seconds. */
  now: number;
  daysBefore: number;
  daysAfter: number;
  sports?: readonly Sport[] | undefined;
  seed: string;
}

/**
 * The athlete's recordings on the local dates around now, oldest first. They depend only on the
 * seed, the athlete and the date. Future recordings have a future upload time.
 */
export function generateRecordings(athlete: Athlete, period: RecordingPeriod): Recording[] {
  if (athlete.volume === 0) return [];
  const today = Math.floor((period.now + athlete.offsetSeconds) / DAY);
  const recordings: Recording[] = [];
  for (let day = today - period.daysBefore; day <= today + period.daysAfter; day += 1) {
    // 1 January 1970 was a Thursday; Sunday is 0.
    const weekday = (day + 4) % 7;
    const load = LOAD_OF_WEEK[Math.floor((day + 4) / 7) % LOAD_OF_WEEK.length] ?? 1;
    const random = seededRandom(`${period.seed}/${athlete.userId}/${day}/life`);
    for (const unit of USUAL_WEEK[weekday] ?? []) {
      if (between(random, 0, 1) < MISSED) continue;
      if (period.sports && !period.sports.includes(unit.sport)) continue;
      const summary = recordUnit(athlete, unit, day * DAY, load, period.seed);
      const end = summary.startTimeInSeconds + summary.durationInSeconds;
      recordings.push({ summary, uploadedAt: end + UPLOAD_DELAY });
    }
  }
  return recordings;
}
