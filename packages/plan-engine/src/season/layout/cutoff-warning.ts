import { formatHours, type Discipline, type RaceCutoff } from "@triplan/domain";

const REACHED = {
  swim: "reach the end of the swim",
  bike: "finish the ride",
  run: "cross the line",
} as const satisfies Record<Discipline, string>;

const CLOSED = {
  swim: "close it",
  bike: "close the bike course",
  run: "close",
} as const satisfies Record<Discipline, string>;

const clock = (seconds: number) => formatHours(seconds / 60);

/** What the athlete needs to know about the race's time limits. */
export function cutoffWarning({ risk, leg, predicted, cutoff }: RaceCutoff): string {
  const reached = `At today's paces you ${REACHED[leg]} after ${clock(predicted)}`;
  if (risk === "slow") return `${reached}. Ask for the race's time limit.`;
  const closed = `most races ${CLOSED[leg]} at ${clock(cutoff)}`;
  return risk === "missed" ? `${reached}; ${closed}.` : `${reached}. That is close: ${closed}.`;
}
