import { currentWeek } from "@triplan/domain";
import { useToday } from "../../shared/dates/today.ts";
import { FRESH_MS } from "../../shared/network/cache-times.ts";
import { trpc, type PlanRow, type PublicUser } from "../../shared/network/trpc.ts";
import { useKeepAnswers } from "./use-keep-answers.ts";

/** Keeps the weeks around today on this device, whatever page is open. */
export function KeepWeeks({ user }: { user: PublicUser }) {
  useKeepAnswers(user.id);
  const { data: plans } = trpc.plans.list.useQuery();
  const plan = plans?.find(({ id }) => id === user.currentTrainingPlanId);
  return plan && <LoadWeeks plan={plan} />;
}

/** Loads the previous, the current and the next week, which the week's page may have loaded. */
function LoadWeeks({ plan: { id: planId, startDate, totalWeeks } }: { plan: PlanRow }) {
  const today = useToday();
  const current = currentWeek(startDate, today, totalWeeks);
  const weeks = [current - 1, current, current + 1].filter(
    (week) => week >= 1 && week <= totalWeeks,
  );
  trpc.useQueries((t) =>
    weeks.map((week) => t.exercises.listWeek({ planId, week }, { staleTime: FRESH_MS })),
  );
  return null;
}
