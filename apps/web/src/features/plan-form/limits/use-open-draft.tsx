import { useState } from "react";
import type { PlanDraft } from "../draft/plan-draft.ts";
import { storedDraft } from "../draft/stored-draft.ts";
import { ReplaceDraftDialog } from "./replace-draft-dialog.tsx";

/** Opens the form with a draft, after `question` where an unfinished plan would be replaced. */
export function useOpenDraft(onOpen: () => void) {
  const [asked, setAsked] = useState<{ draft: PlanDraft; unfinished: PlanDraft } | null>(null);

  function open(draft: PlanDraft) {
    storedDraft.write(draft);
    onOpen();
  }

  function openDraft(draft: PlanDraft) {
    const unfinished = storedDraft.read(draft);
    if (unfinished?.isEdited) setAsked({ draft, unfinished });
    else open(draft);
  }

  const question = asked && (
    <ReplaceDraftDialog
      unfinished={asked.unfinished}
      onReplace={() => open(asked.draft)}
      onClose={() => setAsked(null)}
    />
  );
  return { openDraft, question };
}
