import {
  addDays,
  currentWeek,
  RACE_WINDOWS,
  raceSize,
  sundayOf,
  type IsoDate,
} from "@triplan/domain";
import { releasedFrom } from "../revise/index.ts";
import { proposalKey, type Proposal, type ProposalFacts } from "./proposal.ts";

type Race = ProposalFacts["races"][number];

/**
 * The days after a race that the athlete did not start, as the plan is without it from today on. Asked until the last
 * of them, and of the race's week, is over.
 */
export function racesNotStarted(facts: ProposalFacts): Proposal[] {
  const { today, request, races } = facts;
  return races
    .filter(
      (race) =>
        race.status === "not-started" &&
        today >= race.date &&
        today <= lastDayOf(race) &&
        releasedFrom(race, facts) === null,
    )
    .map((race) => {
      const rule = "race-not-started";
      const { name, date } = race;
      const week = currentWeek(request.startDate, today, request.totalWeeks);
      const change = { rule, week, exercises: [], race: { date, from: today } } as const;
      return {
        key: proposalKey(rule, date),
        rule,
        sentence: `You did not start ${name}. From today on, your plan can be what it is without it.`,
        expiresOn: lastDayOf(race),
        effect: { change },
      };
    });
}

/** The last day that a race changes: of the days after it, or of its week. */
function lastDayOf({ kind, priority, expectedMinutes, date }: Race): IsoDate {
  const size = raceSize(kind, expectedMinutes) ?? "long";
  const { after, easyDays } = RACE_WINDOWS[size][priority];
  const last = addDays(date, Math.max(after.length, easyDays));
  const saturday = addDays(sundayOf(date), 6);
  return last > saturday ? last : saturday;
}
