import type { PublicUser } from "../../shared/network/trpc.ts";
import { KeepWeeks } from "./keep-weeks.tsx";
import { NewVersion } from "./new-version.tsx";
import { OthersChanges } from "./others-changes.tsx";
import { OutOfReach } from "./out-of-reach.tsx";

export interface OfflinePartsProps {
  user: PublicUser;
}

/** Loaded as one file, so that it is there when the network is not. */
export const OfflineParts = ({ user }: OfflinePartsProps) => (
  <>
    <NewVersion />
    <OutOfReach />
    <OthersChanges key={user.id} userId={user.id} />
    <KeepWeeks key={`weeks ${user.id}`} user={user} />
  </>
);
