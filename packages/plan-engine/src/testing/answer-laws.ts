import { generatedPlan } from "./generated-plan.ts";
import { improvementFor } from "../intensity/index.ts";
import { sum } from "../model/numbers.ts";
import type { CurrentTraining, Plan, PlanRequest } from "../model/plan-types.ts";
import { outlineSeason } from "../season/index.ts";
import { loadRungs } from "./load-weeks.ts";
import type { PlanLaw } from "./plan-law.ts";
import { weekMinutes } from "./requests.ts";

const SOURCE = "docs/plan-engine.md";

/** A week of whole exercises may be shorter by this. */
const GOAL_SLACK = 5;

/** A plan whose load decides its weeks may lose this share: the sets of a higher ambition tire more. */
const EASED_PART = 0.98;

interface GoalPlan {
  plan: Plan;
  /** True if the plan is smaller than laid out because it would tire too much. */
  isEased: boolean;
}

/** The plan of the request with this goal and the ambition that follows from it. */
function planFor(request: PlanRequest, goalFinish: PlanRequest["goalFinish"]): GoalPlan {
  const asked = { ...request, goalFinish };
  const complete = { ...asked, paceImprovement: improvementFor(asked) };
  const plan = generatedPlan(complete);
  const planned = weekMinutes(plan);
  const { weeks } = outlineSeason(complete);
  return { plan, isEased: weeks.some(({ minutes }, index) => minutes !== planned[index]) };
}

function keepsHours(request: PlanRequest): boolean | null {
  if (request.goalFinish === null) return null;
  const without = planFor(request, null);
  const after = planFor(request, request.goalFinish);
  const [fewer, more] = [without, after].map(({ plan }) => weekMinutes(plan));
  if (!fewer || !more) return null;
  if (without.isEased || after.isEased) return sum(more) >= EASED_PART * sum(fewer);
  return fewer.every((minutes, index) => (more[index] ?? 0) >= minutes - GOAL_SLACK);
}

/** Answers, the second higher, and how much whole exercises may lose by it. */
const HOURS = [{ weeklyHours: 5 }, { weeklyHours: 7 }] as const;
const RUNS = [{ longestRun: 40 }, { longestRun: 60 }] as const;
const LOST = { firstWeek: 35, longestRun: 10 };
/** Longer plans reach their peak and longest run from any start. */
const MAX_WEEKS = 40;

function keepsAnswers(request: PlanRequest): boolean | null {
  if (request.totalWeeks > MAX_WEEKS) return null;
  const planWith = (answers: Partial<CurrentTraining>) =>
    generatedPlan({ ...request, now: { ...request.now, ...answers } });
  const [first = 0, higher = 0] = HOURS.map((answer) => firstMinutes(planWith(answer)));
  const [longest = 0, longer = 0] = RUNS.map((answer) => longestRun(planWith(answer)));
  return higher >= first - LOST.firstWeek && longer >= longest - LOST.longestRun;
}

const firstMinutes = (plan: Plan) => weekMinutes(plan).find((minutes) => minutes > 0) ?? 0;

const longestRun = ({ weeks }: Plan) =>
  Math.max(
    0,
    ...weeks.flatMap(({ exercises }) =>
      exercises.flatMap(({ type, duration }) => (type === "run" ? [duration] : [])),
    ),
  );

/** Laws of what the athlete answers in the form. */
export const ANSWER_LAWS: readonly PlanLaw[] = [
  {
    id: "goal-hours",
    title: "no goal makes a week smaller, or the plan where its load decides the weeks",
    source: SOURCE,
    holds: keepsHours,
  },
  {
    id: "more-training-now",
    title: "more training now gives no smaller first week and no shorter longest run",
    source: SOURCE,
    holds: keepsAnswers,
  },
  {
    id: "ladders-climb",
    title: "no ladder falls back from one load week to the next",
    source: SOURCE,
    holds: (_request, plan) => loadRungs(plan).every(([before, after]) => after >= before),
  },
];
