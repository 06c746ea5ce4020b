import type { IsoDate } from "@triplan/domain";

interface OrderedPlan {
  id: number;
  raceDate: IsoDate;
}

interface Order {
  currentPlanId: number | null;
  today: IsoDate;
}

/** The current plan, then coming races by date, then past races, latest first. */
export function orderPlans<Plan extends OrderedPlan>(
  plans: readonly Plan[],
  { currentPlanId, today }: Order,
): Plan[] {
  const rankOf = ({ id, raceDate }: Plan) => {
    if (id === currentPlanId) return 0;
    return raceDate >= today ? 1 : 2;
  };
  return plans.toSorted((a, b) => {
    const ranks = rankOf(a) - rankOf(b);
    if (ranks !== 0) return ranks;
    const dates = a.raceDate.localeCompare(b.raceDate);
    return (rankOf(a) === 2 ? -dates : dates) || b.id - a.id;
  });
}
