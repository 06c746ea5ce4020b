import {
  isMove,
  isStillKept,
  readKept,
  writeKept,
  type ExerciseMove,
  type KeptChange,
  type KeptMove,
} from "./kept-changes.ts";

const concerns = (change: KeptChange, ids: ReadonlySet<number>): change is KeptMove =>
  isMove(change) && change.moves.some(({ exerciseId }) => ids.has(exerciseId));

/** The move, from wherever the server may have the exercise after the earlier ones. */
function after(earlier: readonly ExerciseMove[], move: ExerciseMove): ExerciseMove {
  const own = earlier.filter(({ exerciseId }) => exerciseId === move.exerciseId);
  if (own.length === 0) return move;
  // The answer to an earlier move may have been lost: then it was made.
  const from = new Set(own.flatMap(({ from = [], to }) => [...from, to]));
  return { ...move, from: [...from] };
}

/** Keeps a move in place of earlier ones of its exercises; null if the browser stores nothing. */
export function keepMove(userId: number, kept: KeptMove): KeptMove | null {
  const ids = new Set(kept.moves.map(({ exerciseId }) => exerciseId));
  const all = readKept(userId);
  const earlier = all.filter((each) => concerns(each, ids)).filter(isMove);
  const waiting = earlier.filter(({ state }) => state !== "refused").flatMap(({ moves }) => moves);
  const moved = { ...kept, moves: kept.moves.map((move) => after(waiting, move)) };
  writeKept(userId, [...all.filter((each) => !concerns(each, ids)), moved]);
  return isStillKept(userId, moved) ? moved : null;
}

/** Makes a refused move wait again, from wherever the exercise is now. */
export const moveAnyway = (userId: number, { moves, name }: KeptMove) =>
  keepMove(userId, {
    name,
    moves: moves.map(({ exerciseId, to }) => ({ exerciseId, to })),
    state: "waiting",
    reason: null,
  });
