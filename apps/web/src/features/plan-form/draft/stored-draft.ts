import { tabStorage } from "../../../shared/browser/tab-storage.ts";
import { readDraft, type PlanDraft } from "./plan-draft.ts";

const KEY = "triplan.plan-draft";

/** The form's draft of this tab. */
export const storedDraft = {
  read: (opening: PlanDraft) => readDraft(tabStorage.get(KEY), opening),
  write: (draft: PlanDraft) => tabStorage.set(KEY, JSON.stringify(draft)),
  remove: () => tabStorage.remove(KEY),
};
