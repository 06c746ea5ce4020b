import { ZONES } from "../exercise/exercise-steps.ts";
import type { Discipline } from "../sport/discipline.ts";
import type { ActivityStream } from "./activity-stream.ts";
import type { PlannedStretch } from "./planned-stretches.ts";
import { bySecond, isDenselyMeasured } from "./recorded-efforts.ts";

/** Seconds since the start of the recording. */
export interface Span {
  from: number;
  to: number;
}

/** A planned interval or rest; lengths in cells of the recording. */
interface Piece {
  length: number;
  min: number;
  max: number;
  /** Pieces of one effort share a level: 0 for a rest, 1 for all easy zones, more for harder ones. */
  effort: number;
  /** Index of the planned interval; null for a rest. */
  stretch: number | null;
}

const MIN_CELL_SECONDS = 5;
/** Bounds the work for long recordings. */
const MAX_CELLS = 600;

/**
 * Where each planned interval of a ride or run was done, by the changes of power or speed: the
 * division of the recording, with anything before and after it, in which the output is closest to one
 * level for each effort (least squares, by dynamic programming). Null if the efforts do not stand out.
 */
export function foundStretches(
  discipline: Discipline,
  planned: readonly PlannedStretch[],
  stream: ActivityStream,
): Span[] | null {
  const fields = discipline === "bike" ? (["power", "speed"] as const) : (["speed"] as const);
  const field = fields.find((each) => isDenselyMeasured(stream, each));
  if (!field) return null;
  const seconds = bySecond(stream, field);
  const cell = Math.max(MIN_CELL_SECONDS, Math.ceil(seconds.length / MAX_CELLS));
  const sums = cellSums(seconds, cell);
  const pieces = piecesOf(planned, cell);
  const ends = bestEnds(pieces, sums);
  if (!ends || !isContrasted(pieces, ends, sums)) return null;
  return pieces.flatMap(({ stretch }, at) =>
    stretch === null ? [] : [{ from: cell * (ends[at] ?? 0), to: cell * (ends[at + 1] ?? 0) }],
  );
}

/** Shortest and longest share of its plan that a part may take. */
const LENGTHS = {
  effort: { min: 0.85, max: 1.15 },
  steady: { min: 0.5, max: 1.5 },
  rest: { min: 0.4, max: 1.8 },
  edge: { min: 0.3, max: 2 },
} as const;

function lengthsOf({ kind, isRecovery }: PlannedStretch): { min: number; max: number } {
  if (kind === "warmup" || kind === "cooldown") return LENGTHS.edge;
  if (isRecovery) return LENGTHS.rest;
  return kind === "main" ? LENGTHS.effort : LENGTHS.steady;
}

const REST = 0;
const EASY = ZONES.indexOf("Z2");

const piecesOf = (planned: readonly PlannedStretch[], cell: number): Piece[] =>
  planned.flatMap((each, stretch) => {
    const { zone, seconds, restSeconds } = each.interval;
    const piece = pieceOf(seconds / cell, lengthsOf(each));
    const rest = pieceOf(restSeconds / cell, LENGTHS.rest);
    const own = { ...piece, effort: Math.max(EASY, ZONES.indexOf(zone)), stretch };
    return restSeconds > 0 ? [own, { ...rest, effort: REST, stretch: null }] : [own];
  });

const pieceOf = (length: number, { min, max }: { min: number; max: number }) => ({
  length: Math.max(1, length),
  min: Math.max(1, Math.floor(min * length)),
  max: Math.max(2, Math.ceil(max * length)),
});

/** Running sums of the means of the cells and of their squares. */
interface Sums {
  count: number;
  values: Float64Array;
  squares: Float64Array;
}

function cellSums(seconds: Float64Array, cell: number): Sums {
  const count = Math.floor(seconds.length / cell);
  const values = new Float64Array(count + 1);
  const squares = new Float64Array(count + 1);
  for (let at = 0; at < count; at += 1) {
    const part = seconds.subarray(at * cell, (at + 1) * cell);
    const mean = part.reduce((sum, value) => sum + value, 0) / cell;
    values[at + 1] = (values[at] ?? 0) + mean;
    squares[at + 1] = (squares[at] ?? 0) + mean ** 2;
  }
  return { count, values, squares };
}

const meanOf = ({ values }: Sums, from: number, to: number): number =>
  ((values[to] ?? 0) - (values[from] ?? 0)) / Math.max(1, to - from);

/** Sum of the squared distances from the mean. */
function spread(sums: Sums, from: number, to: number): number {
  const squares = (sums.squares[to] ?? 0) - (sums.squares[from] ?? 0);
  return Math.max(0, squares - (to - from) * meanOf(sums, from, to) ** 2);
}

/** Rounds in which levels and ends follow from each other. */
const ROUNDS = 3;

/** Ends of the pieces in cells, the start of the first one before them; null if they do not fit. */
function bestEnds(pieces: readonly Piece[], sums: Sums): number[] | null {
  let levels = firstLevels(pieces, sums);
  let ends: number[] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    ends = endsAtLevels(pieces, levels, sums);
    if (!ends) return null;
    levels = levelsOf(pieces, ends, sums);
  }
  return ends;
}

/** Output of each effort: the hardest planned minutes are taken to be the hardest recorded ones. */
function firstLevels(pieces: readonly Piece[], sums: Sums): Map<number, number> {
  const cells = Array.from({ length: sums.count }, (_, at) => meanOf(sums, at, at + 1));
  const sorted = cells.toSorted((a, b) => b - a);
  const efforts = [...new Set(pieces.map(({ effort }) => effort))].toSorted((a, b) => b - a);
  const levels = new Map<number, number>();
  let from = 0;
  for (const effort of efforts) {
    const length = pieces.reduce(
      (sum, each) => sum + (each.effort === effort ? each.length : 0),
      0,
    );
    const middle = Math.min(sorted.length - 1, Math.floor(from + length / 2));
    levels.set(effort, sorted[middle] ?? 0);
    from += length;
  }
  return levels;
}

function levelsOf(pieces: readonly Piece[], ends: readonly number[], sums: Sums) {
  const totals = new Map<number, { sum: number; cells: number }>();
  for (const [at, { effort }] of pieces.entries()) {
    const [from = 0, to = 0] = ends.slice(at, at + 2);
    const { sum, cells } = totals.get(effort) ?? { sum: 0, cells: 0 };
    totals.set(effort, {
      sum: sum + (to - from) * meanOf(sums, from, to),
      cells: cells + to - from,
    });
  }
  return new Map([...totals].map(([effort, { sum, cells }]) => [effort, sum / Math.max(1, cells)]));
}

/** What a length other than the planned one costs, in variances of the recording. */
const LENGTH_COST = 0.05;

function endsAtLevels(
  pieces: readonly Piece[],
  levels: ReadonlyMap<number, number>,
  sums: Sums,
): number[] | null {
  const { count } = sums;
  const variance = spread(sums, 0, count) / Math.max(1, count);
  // Something before the exercise has to be worth more than one odd cell.
  let costs = Float64Array.from({ length: count + 1 }, (_, to) =>
    to === 0 ? 0 : variance + spread(sums, 0, to),
  );
  const lengths: Int32Array[] = [];
  for (const { length, min, max, effort } of pieces) {
    const level = levels.get(effort) ?? 0;
    const next = new Float64Array(count + 1).fill(Infinity);
    const taken = new Int32Array(count + 1);
    for (let to = min; to <= count; to += 1) {
      for (let each = min; each <= Math.min(max, to); each += 1) {
        const from = to - each;
        const off = LENGTH_COST * variance * length * (each / length - 1) ** 2;
        const distance = each * (meanOf(sums, from, to) - level) ** 2;
        const cost = (costs[from] ?? Infinity) + spread(sums, from, to) + distance + off;
        if (cost >= (next[to] ?? Infinity)) continue;
        next[to] = cost;
        taken[to] = each;
      }
    }
    costs = next;
    lengths.push(taken);
  }
  return endsOf(lengths, cheapestEnd(costs, sums));
}

/** Where the last piece ends; -1 if they do not fit in the recording. */
function cheapestEnd(costs: Float64Array, sums: Sums): number {
  let end = -1;
  let lowest = Infinity;
  for (const [to, cost] of costs.entries()) {
    const total = cost + spread(sums, to, sums.count);
    if (total >= lowest) continue;
    lowest = total;
    end = to;
  }
  return end;
}

/** The ends of all pieces from that of the last one and the length of each that leads to an end. */
function endsOf(lengths: readonly Int32Array[], last: number): number[] | null {
  if (last < 0) return null;
  const ends = [last];
  for (const taken of lengths.toReversed()) {
    const [end = 0] = ends;
    ends.unshift(end - (taken[end] ?? 0));
  }
  return ends;
}

/** An effort is at least this much above an easier neighbour. */
const MIN_CONTRAST = 1.03;

/** True if each effort is harder than its easier neighbours, also in the recording. */
function isContrasted(pieces: readonly Piece[], ends: readonly number[], sums: Sums): boolean {
  let borders = 0;
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (!next || piece.effort === next.effort) continue;
    const [start = 0, border = 0, end = 0] = ends.slice(at, at + 3);
    const [mean, meanAfter] = [meanOf(sums, start, border), meanOf(sums, border, end)];
    const [easier, harder] = piece.effort < next.effort ? [mean, meanAfter] : [meanAfter, mean];
    if (harder < MIN_CONTRAST * easier) return false;
    borders += 1;
  }
  return borders > 0;
}
