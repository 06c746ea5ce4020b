import { type ComponentProps } from "react";
import type { FollowedOutcomes } from "../../features/imports/followed/followed-outcomes.tsx";
import { useCurrentUser } from "../../shared/account/current-user.ts";
import { useFollowedImports } from "../../shared/imports/followed-imports.ts";
import { OptionalPart } from "../../shared/loading/optional-part.tsx";
import { loadable } from "../../shared/loading/loadable.tsx";

const Outcomes = loadable<ComponentProps<typeof FollowedOutcomes>>(
  async () =>
    (await import("../../features/imports/followed/followed-outcomes.tsx")).FollowedOutcomes,
);

/** Shows on every page how the files end that the athlete dropped in this tab. */
export function FollowedImports() {
  const userId = useCurrentUser().data?.id;
  const followed = useFollowedImports(userId);
  if (followed.length === 0) return null;
  return (
    <OptionalPart>
      <Outcomes key={userId} followed={followed} />
    </OptionalPart>
  );
}
