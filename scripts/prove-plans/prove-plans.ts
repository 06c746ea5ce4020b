import {
  checkPlan,
  generatePlan,
  PLAN_RULES,
  type Plan,
  type PlanRequest,
} from "@triplan/plan-engine";
import {
  arbRequest,
  CHANGE_LAWS,
  EXTRA_HOUR,
  judgedPlaces,
  PLAN_LAWS,
} from "@triplan/plan-engine/testing";
import { check, property, sample } from "fast-check";

/** A law generates further plans, so it runs on every tenth request. */
const LAW_EVERY = 10;
/** Time limit for shrinking a failing request. */
const SHRINK_MS = 30_000;

/** Result of a rule or a law. */
export interface ProofLine {
  id: string;
  source: string;
  title: string;
  /** Sample indexes of the checked plans, and the number of failures. */
  judged: number;
  broken: number;
  /** The smallest failing request found. */
  example: PlanRequest | null;
}

export interface Proof {
  plans: number;
  seed: number;
  lines: readonly ProofLine[];
  /** Milliseconds per plan, and those of plans of a year and more. */
  times: readonly number[];
  longTimes: readonly number[];
}

const WEEKS_OF_A_YEAR = 52;

type Keeps = (request: PlanRequest) => boolean;

/** Generates this many plans of random requests and checks each. */
export function provePlans(plans: number, seed: number): Proof {
  const rules = new Map(PLAN_RULES.map((rule) => [rule.id, lineOf(rule)]));
  const laws = [...PLAN_LAWS, ...CHANGE_LAWS, EXTRA_HOUR].map((law) => ({
    law,
    line: lineOf(law),
  }));
  const times: number[] = [];
  const longTimes: number[] = [];
  for (const [index, request] of sample(arbRequest, { numRuns: plans, seed }).entries()) {
    const smallest = (keeps: Keeps) => smallestBreaking(keeps, { seed, index }) ?? request;
    const start = performance.now();
    const plan = generatePlan(request);
    const time = performance.now() - start;
    times.push(time);
    if (request.totalWeeks >= WEEKS_OF_A_YEAR) longTimes.push(time);
    judgeRules(rules, request, plan, smallest);
    if (index % LAW_EVERY !== 0) continue;
    for (const { law, line } of laws) {
      const isKept = law.holds(request, plan);
      if (isKept !== null) line.judged += 1;
      if (isKept !== false) continue;
      line.broken += 1;
      line.example ??= smallest((other) => law.holds(other, generatePlan(other)) !== false);
    }
  }
  const lines = [...rules.values(), ...laws.map(({ line }) => line)];
  return { plans, seed, lines, times, longTimes };
}

const lineOf = ({ id, source, title }: Pick<ProofLine, "id" | "source" | "title">): ProofLine => ({
  id,
  source,
  title,
  judged: 0,
  broken: 0,
  example: null,
});

function judgeRules(
  lines: ReadonlyMap<string, ProofLine>,
  request: PlanRequest,
  plan: Plan,
  smallest: (keeps: Keeps) => PlanRequest,
): void {
  for (const [id, places] of judgedPlaces(request, plan)) {
    const line = lines.get(id);
    if (line) line.judged += places;
  }
  for (const { ruleId } of checkPlan(request, plan)) {
    const line = lines.get(ruleId);
    if (!line) continue;
    line.broken += 1;
    line.example ??= smallest((other) =>
      checkPlan(other, generatePlan(other)).every((finding) => finding.ruleId !== ruleId),
    );
  }
}

/** Shrinks the request at this index of the seed's sample. */
export function smallestBreaking(
  keeps: Keeps,
  { seed, index }: { seed: number; index: number },
): PlanRequest | null {
  const { counterexample } = check(property(arbRequest, keeps), {
    seed,
    path: String(index),
    numRuns: 1,
    interruptAfterTimeLimit: SHRINK_MS,
  });
  return counterexample?.[0] ?? null;
}
