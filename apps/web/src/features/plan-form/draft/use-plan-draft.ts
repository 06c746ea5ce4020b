import { useCallback, useEffect, useState } from "react";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import { changeDraft } from "./draft-changes.ts";
import { openDraft, readDraft, type PlanDraft } from "./plan-draft.ts";
import type { PlanValues } from "./plan-values.ts";
import { tabStorage } from "../../../shared/browser/tab-storage.ts";

const KEY = "triplan.plan-draft";

interface Open extends PlanDraft {
  /** True after the first entry: an untouched form is not stored. */
  isEdited: boolean;
}

function open(user: PublicUser | null): Open {
  const opening = openDraft(user);
  const kept = readDraft(tabStorage.get(KEY), opening);
  return { ...(kept ?? opening), isEdited: kept !== null };
}

export type UpdatePlan = (update: (values: PlanValues) => PlanValues) => void;

/** The form's values, stored for the tab; call `forget` after saving. */
export function usePlanDraft(user: PublicUser | null) {
  const [draft, setDraft] = useState(() => open(user));
  const ownerId = user?.id ?? null;
  if (draft.ownerId !== ownerId) {
    // A visitor's draft moves to the account that logs in; drafts never move between accounts.
    setDraft(draft.ownerId === null ? { ...draft, ownerId } : open(user));
  }

  useEffect(() => {
    const { isEdited, ...kept } = draft;
    if (isEdited) tabStorage.set(KEY, JSON.stringify(kept));
  }, [draft]);

  const update = useCallback<UpdatePlan>(
    (change) => setDraft((last) => ({ ...changeDraft(last, change), isEdited: true })),
    [],
  );
  const confirmPaces = useCallback(
    () => setDraft((last) => ({ ...last, hasOwnPaces: true, isEdited: true })),
    [],
  );
  const forget = useCallback(() => tabStorage.remove(KEY), []);
  return { values: draft.values, hasOwnPaces: draft.hasOwnPaces, update, confirmPaces, forget };
}
