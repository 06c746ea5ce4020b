import { generatePlan } from "../generate-plan.ts";
import { improvementFor } from "../intensity/index.ts";
import type { CurrentTraining, Plan, PlanRequest } from "../model/plan-types.ts";
import { loadRungs } from "./load-weeks.ts";
import type { PlanLaw } from "./plan-law.ts";
import { weekMinutes } from "./requests.ts";

const SOURCE = "docs/plan-engine.md";

/** A week of whole exercises may be shorter by this. */
const GOAL_SLACK = 5;

/** The request with this goal and the ambition that follows from it. */
function planFor(request: PlanRequest, goalFinish: PlanRequest["goalFinish"]): Plan {
  const asked = { ...request, goalFinish };
  return generatePlan({ ...asked, paceImprovement: improvementFor(asked) });
}

function keepsHours(request: PlanRequest): boolean | null {
  if (request.goalFinish === null) return null;
  const [without, after] = [null, request.goalFinish].map((goal) =>
    weekMinutes(planFor(request, goal)),
  );
  return without?.every((minutes, index) => (after?.[index] ?? 0) >= minutes - GOAL_SLACK) === true;
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
    generatePlan({ ...request, now: { ...request.now, ...answers } });
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
    title: "no goal makes a week smaller",
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
