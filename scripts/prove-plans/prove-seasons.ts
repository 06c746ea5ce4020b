import { arbJudgedSeason, brokenSeason, SEASON_LAWS } from "@triplan/plan-engine/testing";
import { check, property, sample } from "fast-check";

type JudgedSeason = Parameters<typeof brokenSeason>[0];

/** Time limit for shrinking a failing season. */
const SHRINK_MS = 60_000;
/** Seasons between two lines of progress. */
const PROGRESS_EVERY = 500;

interface BrokenLaw {
  seasons: number;
  /** What broke it first, and the smallest season found that does. */
  what: string;
  example: JudgedSeason;
}

export interface SeasonProof {
  seasons: number;
  seed: number;
  /** By the law's id. */
  broken: ReadonlyMap<string, BrokenLaw>;
}

/** Lives this many random seasons and judges each by all laws. */
export function proveSeasons(
  seasons: number,
  seed: number,
  onProgress: (done: number) => void = () => {},
): SeasonProof {
  const broken = new Map<string, BrokenLaw>();
  for (const [index, judged] of sample(arbJudgedSeason, { numRuns: seasons, seed }).entries()) {
    const found = Map.groupBy(brokenSeason(judged), lawOf);
    for (const [id, [what = id]] of found) {
      const known = broken.get(id);
      const example = known?.example ?? smallestSeason(id, { seed, index }) ?? judged;
      broken.set(id, { seasons: (known?.seasons ?? 0) + 1, what: known?.what ?? what, example });
    }
    if ((index + 1) % PROGRESS_EVERY === 0) onProgress(index + 1);
  }
  return { seasons, seed, broken };
}

const lawOf = (what: string): string => what.split(":", 1)[0] ?? what;

/** Shrinks the season at this index of the seed's sample. */
function smallestSeason(
  id: string,
  { seed, index }: { seed: number; index: number },
): JudgedSeason | null {
  const keeps = (judged: JudgedSeason) => !brokenSeason(judged).some((what) => lawOf(what) === id);
  const { counterexample } = check(property(arbJudgedSeason, keeps), {
    seed,
    path: String(index),
    numRuns: 1,
    interruptAfterTimeLimit: SHRINK_MS,
  });
  return counterexample?.[0] ?? null;
}

/** A line for each law, then the first example of each broken one. */
export function seasonTable({ seasons, seed, broken }: SeasonProof): string {
  const lines = SEASON_LAWS.map(({ id, title }) => {
    const count = String(broken.get(id)?.seasons ?? 0);
    return `${id.padEnd(16)}${count.padStart(8)}  ${title}`;
  });
  const examples = [...broken.values()].flatMap(({ what, example }) => [
    "",
    what,
    JSON.stringify(example),
  ]);
  const head = [
    `${seasons} random seasons, seed ${seed}`,
    "",
    "law               broken  what it says",
  ];
  return [...head, ...lines, ...examples].join("\n");
}
