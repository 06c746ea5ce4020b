import type { Thresholds } from "@triplan/domain";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { PublicUser } from "../../../shared/network/trpc.ts";
import { changeDraft, withThresholds } from "./draft-changes.ts";
import { openDraft, type ChosenWay, type PlanDraft } from "./plan-draft.ts";
import type { PlanValues } from "./plan-values.ts";
import { useIsHydrating } from "../../../shared/hydration/hydration-provider.tsx";
import { isKept } from "./is-kept.ts";
import { storedDraft } from "./stored-draft.ts";

function open(user: PublicUser | null, isStorageRead = true): PlanDraft {
  const opening = openDraft(user);
  return (isStorageRead ? storedDraft.read(opening) : null) ?? opening;
}

export type UpdatePlan = (update: (values: PlanValues) => PlanValues) => void;

/**
 * The form's values, stored for the tab; call `forget` after saving. Recorded thresholds fill in the
 * paces that the athlete has not entered.
 */
export function usePlanDraft(user: PublicUser | null, thresholds: Thresholds) {
  // Prerendered markup has the initial form, so hydration starts with that.
  const isHydrating = useIsHydrating();
  const [isStorageRead, setStorageRead] = useState(!isHydrating);
  const [draft, setDraft] = useState(() => open(user, isStorageRead));
  if (!isHydrating && !isStorageRead) {
    setStorageRead(true);
    setDraft(open(user));
  }
  const ownerId = user?.id ?? null;
  if (draft.ownerId !== ownerId) {
    // A visitor's draft moves to the account that logs in; drafts never move between accounts.
    setDraft(draft.ownerId === null ? { ...draft, ownerId } : open(user));
  }

  useEffect(() => {
    if (draft.isEdited) storedDraft.write(draft);
  }, [draft]);

  const update = useCallback<UpdatePlan>(
    (change) => setDraft((last) => changeDraft(withThresholds(last, thresholds), change)),
    [thresholds],
  );
  const confirmPaces = useCallback(
    () =>
      setDraft((last) => ({
        ...withThresholds(last, thresholds),
        hasOwnPaces: true,
        isEdited: true,
      })),
    [thresholds],
  );
  const setWay = useCallback((way: ChosenWay | null) => setDraft((last) => ({ ...last, way })), []);
  const shown = useMemo(() => withThresholds(draft, thresholds), [draft, thresholds]);
  return {
    values: shown.values,
    hasOwnPaces: shown.hasOwnPaces,
    filledFrom: draft.filledFrom,
    way: draft.way && isKept(shown.values, draft.way.after) ? draft.way : null,
    update,
    setWay,
    confirmPaces,
    forget: storedDraft.remove,
  };
}
