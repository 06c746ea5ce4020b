import { useEffect, useState } from "react";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { nextIdle } from "../../shared/browser/next-idle.ts";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { setKeptOwner } from "../../shared/offline/kept-owner.ts";
import { loadable } from "../../shared/loading/loadable.tsx";
import type { OfflinePartsProps } from "./offline-parts.tsx";

const Parts = loadable<OfflinePartsProps>(
  async () => (await import("./offline-parts.tsx")).OfflineParts,
);

/** What makes the app work offline, for signed-in athletes; loaded when the page is idle. */
export function OfflineParts() {
  const user = useCurrentUser().data;
  const userId = user === undefined ? undefined : (user?.id ?? null);
  useEffect(() => {
    // A logout, the end of a session and another login delete what was kept.
    if (userId !== undefined) setKeptOwner(userId);
  }, [userId]);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void nextIdle().then(() => isGone || setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return (
    user &&
    isIdle && (
      <OptionalPart>
        <Parts user={user} />
      </OptionalPart>
    )
  );
}
