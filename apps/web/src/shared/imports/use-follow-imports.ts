import { useEffectEvent } from "react";
import { trpc } from "../network/trpc.ts";
import type { ImportSummary } from "./import-types.ts";

/** Calls back with the imports now and on every change, until all of them have ended. */
export function useFollowImports(
  importIds: readonly number[],
  onChange: (imports: readonly ImportSummary[]) => void,
) {
  const onData = useEffectEvent(onChange);
  trpc.imports.progress.useSubscription(
    { importIds: [...importIds] },
    { enabled: importIds.length > 0, onData: (imports) => onData(imports) },
  );
}
