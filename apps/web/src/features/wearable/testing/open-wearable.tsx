import { WEARABLE } from "@triplan/domain";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show } from "../../../app/testing/show.tsx";
import { MemoryServer } from "../../../shared/testing/memory-server.ts";
import { activityRow, userRow } from "../../../shared/testing/rows.ts";
import type { Activity, PublicUser } from "../../../shared/network/trpc.ts";
import { WearablePage } from "../wearable-page.tsx";
import type { Connection } from "../data/wearable-types.ts";
import type { WatchWorkouts } from "../../../shared/watch/use-watch-workouts.ts";

export const NOT_CONNECTED: Connection = {
  connected: false,
  providerUserId: null,
  status: "none",
  permissions: [],
  canSync: false,
  lastSyncedAt: null,
  provider: "sandbox",
};
export const CONNECTED: Connection = {
  ...NOT_CONNECTED,
  connected: true,
  status: "active",
  canSync: true,
  providerUserId: "g-5c1f09e2",
};

export const NO_WORKOUTS: WatchWorkouts = {
  status: "on",
  target: "power",
  lastSentAt: null,
  exercises: [],
};

interface Start {
  user?: PublicUser | null;
  connection?: Connection;
  activities?: Activity[];
  at?: string;
}

/** Opens the watch page with the server in memory. */
export function openWearable({
  user = userRow(),
  connection = NOT_CONNECTED,
  activities = [],
  at = WEARABLE.path,
}: Start = {}) {
  let rows = activities;
  const server = new MemoryServer({
    "auth.me": () => user,
    "config.get": () => ({ features: [] }),
    "wearable.connection": () => connection,
    "wearable.workouts": () => NO_WORKOUTS,
    "wearable.disconnect": () => {
      connection = NOT_CONNECTED;
      return NOT_CONNECTED;
    },
    "activities.list": () => rows,
    "activities.count": () => ({ count: rows.length }),
    "activities.create": (input) => {
      const made = activityRow(rows.length + 100, { ...(input as Partial<Activity>) });
      rows = [made, ...rows];
      return made;
    },
    "activities.delete": (input) => {
      const { activityId } = input as { activityId: number };
      rows = rows.filter(({ id }) => id !== activityId);
      return { id: activityId, unmatchedExerciseId: null };
    },
  });
  show(<WearablePage />, { server, at });
  return { server, user: userEvent.setup() };
}

export const findButton = (name: string | RegExp) => screen.findByRole("button", { name });
