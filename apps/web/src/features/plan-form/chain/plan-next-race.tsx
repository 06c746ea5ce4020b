import { Button } from "@mantine/core";
import { useState } from "react";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { trpc, type PlanRow } from "../../../shared/network/trpc.ts";
import { useOpenDraft } from "../limits/use-open-draft.tsx";
import { draftAfter } from "./draft-after.ts";

interface PlanNextRaceProps {
  plan: PlanRow;
  /** Opens the form, which then holds the plan after this one. */
  onOpen: () => void;
  /** Where several plans have this button: shorter, and named after its plan. */
  isOneOfMany?: boolean;
}

/** Starts the plan that follows this one. */
export function PlanNextRace({ plan, onOpen, isOneOfMany = false }: PlanNextRaceProps) {
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
