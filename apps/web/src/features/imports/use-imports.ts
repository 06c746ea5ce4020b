import { useRefreshTraining } from "../../shared/plans/use-refresh-training.ts";
import { useFollowImports } from "../../shared/imports/use-follow-imports.ts";
import { trpc } from "../../shared/network/trpc.ts";

/** The newest imports, which change while they run. */
export function useImports() {
  const { imports } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const query = trpc.imports.list.useQuery(undefined, { staleTime: 0 });
  // A first page of files that is still on its way may lack the last ones; invalidating alone would keep it.
  const readFilesAgain = async (importId: number) => {
    await imports.get.cancel({ importId });
    await imports.get.invalidate({ importId });
  };
  const running = (query.data ?? []).filter(({ status }) => status === "running");
  useFollowImports(
    running.map(({ id }) => id),
    (changed) => {
      const byId = new Map(changed.map((one) => [one.id, one]));
      imports.list.setData(undefined, (before) => before?.map((one) => byId.get(one.id) ?? one));
      for (const { id: importId, status } of changed) {
        if (status === "running") void imports.get.invalidate({ importId });
        else void readFilesAgain(importId);
      }
      if (changed.every(({ status }) => status !== "running")) {
        void Promise.all([imports.list.invalidate(), refresh()]);
      }
    },
  );
  return query;
}
