import { IconLink } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { ChoiceField } from "../../shared/forms/choice-field.tsx";
import type { PlanRow } from "../../shared/network/trpc.ts";
import { SHARED_PLAN } from "../../shared/plans/share-path.ts";
import { PlanLink } from "./plan-link.tsx";
import styles from "./take-along.module.css";
import { WayCard } from "./way-card.tsx";

/** The public link of a plan: on or off, its address, and what its readers see. */
export function ShareSection({ plans }: { plans: readonly PlanRow[] }) {
  const { data: user } = useCurrentUser();
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const section = useAskedSection(params.has(SHARED_PLAN));
  const wanted = [chosen, Number(params.get(SHARED_PLAN)), user?.currentTrainingPlanId];
  const asked = wanted.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
  const plan = asked[0] ?? plans[0];
  if (!plan) return null;
  return (
    <WayCard
      title="Link"
      Icon={IconLink}
      note="Show a plan to a coach or a friend. They can read it and use it, not change yours."
    >
      <div ref={section}>
        {plans.length > 1 && (
          <ChoiceField
            label="Plan"
            className={styles.plan}
            choices={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(plan.id)}
            onChange={(id) => setChosen(Number(id))}
          />
        )}
        <PlanLink key={plan.id} plan={plan} />
      </div>
    </WayCard>
  );
}

/** Scrolls to the section if the address asks for it, once the page has taken the focus. */
function useAskedSection(isAsked: boolean) {
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView({ block: "center" }));
    return () => cancelAnimationFrame(frame);
  }, [isAsked]);
  return section;
}
