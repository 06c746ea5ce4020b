import {
  hasWaiting,
  isMove,
  readKept,
  releaseKept,
  updateKept,
  WAITING,
  type ExerciseMove,
  type KeptMove,
} from "../../../shared/completions/kept-changes.ts";
import { keepMove } from "../../../shared/completions/kept-moves.ts";
import { requestMoves } from "../../../shared/completions/request-moves.ts";
import { alone, isUnanswered } from "../../../shared/completions/send-change.ts";
import type { trpc } from "../../../shared/network/trpc.ts";
import { reversed, type Move, type Place } from "../model/place.ts";
import type { ExerciseRow } from "../model/week-types.ts";

const dayOf = (place: Place) => (place === "available" ? null : place);

/** Without the place before: a move that is sent at once wins over those of other devices. */
const withoutFrom = ({ exerciseId, to }: Move): ExerciseMove => ({ exerciseId, to: dayOf(to) });

/** One entry for each exercise or brick, with its name. */
function entriesOf(moves: readonly Move[], rows: readonly ExerciseRow[]): KeptMove[] {
  const units = Map.groupBy(moves, ({ exerciseId }) => {
    const row = rows.find(({ id }) => id === exerciseId);
    return row?.brickId ?? exerciseId;
  });
  return [...units.values()].map((unit) => ({
    name: unit
      .flatMap(({ exerciseId }) => rows.filter(({ id }) => id === exerciseId))
      .map(({ name }) => name)
      .join(" and "),
    moves: unit.map((move) => ({ ...withoutFrom(move), from: [dayOf(move.from)] })),
    state: "sending",
    reason: null,
  }));
}

/** True if each of the moves waits on this device. */
export function areKept(moves: readonly Move[], rows: readonly ExerciseRow[]): boolean {
  const [userId] = rows.map((row) => row.userId);
  if (userId === undefined) return false;
  const kept = readKept(userId)
    .filter(isMove)
    .flatMap((each) => each.moves);
  return moves.every(({ exerciseId, to }) =>
    kept.some((each) => each.exerciseId === exerciseId && each.to === dayOf(to)),
  );
}

/**
 * Sends moves that are stored on the device first, so that closing the page loses nothing. If earlier
 * changes wait there, these wait behind them. What is being sent is answered first.
 */
export async function sendMoves(
  client: ReturnType<typeof trpc.useUtils>["client"],
  moves: readonly Move[],
  rows: readonly ExerciseRow[],
): Promise<"sent" | "waiting"> {
  const [userId] = rows.map((row) => row.userId);
  const kept =
    userId === undefined
      ? []
      : entriesOf(moves, rows).flatMap((entry) => keepMove(userId, entry) ?? []);
  const settle = (run: (owner: number, entry: KeptMove) => void) => {
    if (userId !== undefined) for (const entry of kept) run(userId, entry);
  };
  const wait = () => {
    settle((owner, entry) => updateKept(owner, entry, WAITING));
    return "waiting" as const;
  };
  const isQueued = () => userId !== undefined && kept.length > 0 && hasWaiting(userId);
  if (isQueued()) return wait();
  return alone(async () => {
    if (isQueued()) return wait();
    try {
      await requestMoves(
        client,
        moves.map(withoutFrom),
        moves.map((move) => withoutFrom(reversed(move))),
      );
      settle(releaseKept);
      return "sent";
    } catch (error) {
      if (isUnanswered(error)) wait();
      else settle(releaseKept);
      throw error;
    }
  });
}
