import { Button } from "@mantine/core";
import type { PublicUser, SharedPlan } from "../../../shared/network/trpc.ts";
import { useOpenDraft } from "../limits/use-open-draft.tsx";
import { draftOfShared } from "./draft-of-shared.ts";

interface UseSharedPlanProps {
  plan: SharedPlan;
  /** Null for a visitor. */
  user: PublicUser | null;
  /** Opens the form, which then holds the plan's race and week. */
  onOpen: () => void;
}

/** Starts a plan of the reader's own from a shared one. */
export function UseSharedPlan({ plan, user, onOpen }: UseSharedPlanProps) {
  const { openDraft, question } = useOpenDraft(onOpen);

  function start() {
    openDraft(draftOfShared(plan, user));
  }

  return (
    <>
      <Button size="md" fullWidth onClick={start}>
        Use this plan
      </Button>
      {question}
    </>
  );
}
