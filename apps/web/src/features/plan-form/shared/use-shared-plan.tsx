import { Button } from "@mantine/core";
import { useState } from "react";
import type { PublicUser, SharedPlan } from "../../../shared/network/trpc.ts";
import type { PlanDraft } from "../draft/plan-draft.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import { ReplaceDraftDialog } from "../limits/replace-draft-dialog.tsx";
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
  const [asked, setAsked] = useState<{ draft: PlanDraft; unfinished: PlanDraft } | null>(null);

  function open(draft: PlanDraft) {
    storedDraft.write(draft);
    onOpen();
  }

  function start() {
    const draft = draftOfShared(plan, user);
    const unfinished = storedDraft.read(draft);
    if (unfinished?.isEdited) setAsked({ draft, unfinished });
    else open(draft);
  }

  return (
    <>
      <Button size="md" fullWidth onClick={start}>
        Use this plan
      </Button>
      {asked && (
        <ReplaceDraftDialog
          unfinished={asked.unfinished}
          onReplace={() => open(asked.draft)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
