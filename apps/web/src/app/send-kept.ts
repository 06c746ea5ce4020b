import { useSendKept } from "../shared/completions/use-send-kept.ts";

/** Sends what was completed without network, whatever page opens. */
export function SendKept() {
  useSendKept();
  return null;
}
