import { Button } from "@mantine/core";
import { useState } from "react";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { useToday } from "../../../shared/dates/today.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import { useSetCurrentPlan } from "../../../shared/plans/use-set-current-plan.ts";
import { useOpenDraft } from "../limits/use-open-draft.tsx";
import { draftAfter } from "./draft-after.ts";

interface PlanNextRaceProps {
  plan: PlanRow;
  /** Opens the form, which then holds the plan after this one. */
  onOpen: () => void;
  /** Shows the plan after this one, once it exists. */
  onShow: (next: PlanRow) => void;
  /** Where several plans have this button: shorter, and named after its plan. */
  isOneOfMany?: boolean;
}

/** Starts the plan that follows this one, or leads to it. */
export function PlanNextRace({ onShow, ...props }: PlanNextRaceProps) {
  const { data: plans } = trpc.plans.list.useQuery();
  const next = plans?.find(({ previousPlanId }) => previousPlanId === props.plan.id);
  if (!next) return <StartNextPlan {...props} />;
  // Among many plans the next one has a card of its own.
  return props.isOneOfMany ? null : <ShowNextPlan plan={props.plan} next={next} onShow={onShow} />;
}

function StartNextPlan({ plan, onOpen, isOneOfMany = false }: Omit<PlanNextRaceProps, "onShow">) {
  const utils = trpc.useUtils();
  const [isLoading, setLoading] = useState(false);
  const { openDraft, question } = useOpenDraft(onOpen);

  async function start() {
    setLoading(true);
    try {
      const carried = await utils.plans.carryOver.fetch({ planId: plan.id }, { staleTime: 0 });
      openDraft(draftAfter(plan, carried));
    } catch (error) {
      notifyFailure(FAILURES.nextPlan, error);
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <Button
        variant="default"
        loading={isLoading}
        onClick={() => void start()}
        {...(isOneOfMany && { "aria-label": `Next Race after ${plan.name}` })}
      >
        {isOneOfMany ? "Next Race" : "Plan your next race"}
      </Button>
      {question}
    </>
  );
}

interface ShowNextPlanProps extends Pick<PlanNextRaceProps, "plan" | "onShow"> {
  next: PlanRow;
}

/** Once the race is over, the next plan takes over from the current one. */
function ShowNextPlan({ plan, next, onShow }: ShowNextPlanProps) {
  const { data: user } = useCurrentUser();
  const isOver = useToday() > plan.raceDate;
  const { mutate } = useSetCurrentPlan();

  function show() {
    if (isOver && user?.currentTrainingPlanId === plan.id) mutate({ planId: next.id });
    onShow(next);
  }

  return (
    <Button variant="default" onClick={show}>
      {isOver ? "Go on with your next plan" : "See your next plan"}
    </Button>
  );
}
