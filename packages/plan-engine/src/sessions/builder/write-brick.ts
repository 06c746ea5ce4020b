import type { Intensity, RaceType } from "@triplan/domain";
import { isHard } from "../../intensity/index.ts";
import {
  climbed,
  ladderNamed,
  lastTime,
  nextRung,
  rungMinutes,
  rungOf,
} from "../../ladders/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import { bandSeconds } from "./bands.ts";
import { plainBrick } from "./choose-brick.ts";
import { chooseRung, keepsDistribution, writtenRung } from "./choose-rung.ts";
import { fitRung } from "../resolve/fit-rung.ts";
import type { WeekWriter } from "./week-writer.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

const LADDER = "brick-run";

/** Name of a ride with a set before a run. */
export const BRICK_RIDE = "Race-pace brick ride";

/** Label of a run off the bike at race pace. */
export const BRICK_RUN_INTENSITY = {
  sprint: "hard",
  olympic: "hard",
  "70.3": "tempo",
  ironman: "moderate",
} as const satisfies Record<RaceType, Intensity>;

/** Writes a load week's brick: the ride and the run each climb their own ladder. */
export function writeBrick(
  writer: WeekWriter,
  bike: PlacedSlot,
  run: PlacedSlot,
): [WrittenSession, WrittenSession] {
  const set = chooseRung(writer, bike);
  const plain = plainBrick(writer, bike, run);
  const ride = set ? { ...set, name: BRICK_RIDE } : plain.ride();
  return [ride, chooseRun(writer, run) ?? plain.run()];
}

/** The next run off the bike, or the last one again; null if not even an easy one fits. */
function chooseRun(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  const { climbs, frame, measures, racePaceZone } = writer;
  const { week, loadingNumber } = frame;
  const before = climbs.get(LADDER);
  const label = BRICK_RUN_INTENSITY[writer.raceType];
  const stepsOf = (rung: number) =>
    fitRung({ ladder: LADDER, rung }, slot.minutes, measures.run) ?? [];
  const rung = nextRung(
    LADDER,
    climbs,
    { ...writer, loadingNumber },
    {
      fits: (each) => rungMinutes({ ladder: LADDER, rung: each }, 0).least <= slot.minutes,
      isAllowed: (each) =>
        isEasyRung(each) ||
        ((slot.isHard || !isHard({ intensity: label })) &&
          keepsDistribution(writer, slot, bandSeconds(stepsOf(each), racePaceZone))),
    },
  );
  if (rung === null) return null;
  // A brick of a short day has a longer easy run than its rung.
  const done = isEasyRung(rung) ? slot.minutes : undefined;
  climbs.set(LADDER, climbed(before, { rung, week, loadingNumber, done }));
  const step = { ladder: LADDER, rung } as const;
  const session = writtenRung(writer, slot, stepsOf(rung), {
    step,
    done,
    before: lastTime(before),
  });
  const intensity = isEasyRung(rung) ? "easy" : label;
  return { ...session, name: brickRunName(intensity), intensity };
}

/** Name of a run off the bike, easy or at race pace. */
export const brickRunName = (intensity: Intensity): string =>
  intensity === "easy" ? ladderNamed(LADDER).name : "Race-pace brick run";

const isEasyRung = (rung: number) => rungOf({ ladder: LADDER, rung })[1] === 0;
