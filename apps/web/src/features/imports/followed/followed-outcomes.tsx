import { OutcomeDialog } from "./outcome-dialog.tsx";
import { useOutcomes } from "./use-outcomes.ts";
import type { FollowedImport } from "../../../shared/imports/followed-imports.ts";

/** Shows how followed imports end: a message, or the question that a file asks. */
export function FollowedOutcomes({ followed }: { followed: readonly FollowedImport[] }) {
  const { asked, onAnswered } = useOutcomes(followed);
  return asked && <OutcomeDialog key={asked.importId} asked={asked} onClose={onAnswered} />;
}
