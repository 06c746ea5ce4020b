import { trpc } from "../network/trpc.ts";

/** True when this server refuses new accounts; false while loading. */
export const useRegistrationClosed = (): boolean =>
  trpc.config.get.useQuery().data?.registration === "closed";
