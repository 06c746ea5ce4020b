import { useUndoAbandoned } from "../shared/imports/use-undo-abandoned.ts";

/** Takes back files that were added to a completion which was never made, whatever page opens. */
export function UndoAbandoned() {
  useUndoAbandoned();
  return null;
}
