import type { ActivitySummary } from "../athletes/activity-summary.ts";
import { faultInput, type FaultInput } from "../world/fault-input.ts";
import { disconnectAthlete } from "../world/tokens.ts";
import { announceDeregistration, announcePermissions } from "../webhooks/announce-lifecycle.ts";
import { announce } from "../webhooks/announce.ts";
import { sameEndpoint, type EndpointMode } from "../protocol/endpoints.ts";
import type { Delivery } from "../world/outbox.ts";
import { resetWorld } from "./create-world.ts";
import type { Permission } from "../protocol/permissions.ts";
import type { RequestRecord, Token, World } from "../world/world.ts";
import { receivedWorkouts } from "../watch/received-workouts.ts";
import { addActivities } from "./add-activities.ts";
import { addAthlete } from "./add-athlete.ts";
import * as inputs from "./control-inputs.ts";

interface AthleteSummary {
  userId: string;
  name: string;
  isConnected: boolean;
  permissions: Permission[];
  recordings: number;
}

/** Controls for tests and demonstrations. */
export interface Control {
  reset: () => void;
  athletes: () => AthleteSummary[];
  addAthlete: (input: inputs.NewAthleteInput) => AthleteSummary;
  /** The athlete's uploads so far, oldest first. */
  activities: (userId: string) => ActivitySummary[];
  addActivities: (input: inputs.AddActivitiesInput) => ActivitySummary[];
  /** The planned workouts on the athlete's watch, by day. */
  workouts: (userId: string) => { date: string | null; name: string }[];
  push: (input: inputs.SendInput) => void;
  ping: (input: inputs.SendInput) => void;
  /** Sends any text as a webhook of a type. */
  sendRaw: (input: inputs.RawInput) => void;
  deregister: (input: inputs.DeregisterInput) => void;
  setPermissions: (input: inputs.PermissionsInput) => void;
  setEndpoints: (input: inputs.EndpointsInput) => void;
  setClock: (input: inputs.ClockInput) => { now: string };
  /** Adds a fault: `{ target: "token", mode: "status:503", times: 2 }`. */
  addFault: (input: FaultInput) => void;
  clearFaults: () => void;
  faults: () => readonly object[];
  deliveries: () => readonly Delivery[];
  /** Resolves when no webhook is in flight or waiting for a retry. */
  settled: () => Promise<void>;
  requests: () => readonly RequestRecord[];
  /** Every token ever issued, in plain text, so that tests can search for leaks. */
  tokens: () => readonly Token[];
}

/** The control plane of a world; the routes of `/__sandbox` call the same functions. */
export function createControl(world: World): Control {
  const athleteOf = (userId: string) => {
    const athlete = world.athletes.get(userId);
    if (!athlete) throw new TypeError(`there is no athlete ${userId}`);
    return athlete;
  };
  const uploadsOf = (userId: string) => {
    const now = world.clock.now() / 1000;
    return athleteOf(userId).recordings.filter(({ uploadedAt }) => uploadedAt <= now);
  };
  const summarise = (userId: string): AthleteSummary => ({
    userId,
    name: athleteOf(userId).name,
    isConnected: world.connections.has(userId),
    permissions: [...(world.connections.get(userId)?.permissions ?? [])],
    recordings: uploadsOf(userId).length,
  });
  const send = (input: inputs.SendInput, mode: EndpointMode) => {
    const { userIds, summaryIds, type } = inputs.sendInput.parse(input);
    const isMeant = (id: string) => summaryIds === undefined || summaryIds.includes(id);
    const recordings = userIds.flatMap(uploadsOf).filter((r) => isMeant(r.summary.summaryId));
    announce(world, type, recordings, { mode });
  };

  return {
    reset: () => resetWorld(world),
    athletes: () => [...world.athletes.keys()].map(summarise),
    addAthlete: (input) => summarise(addAthlete(world, inputs.newAthleteInput.parse(input)).userId),
    activities: (userId) => uploadsOf(userId).map(({ summary }) => summary),
    addActivities(input) {
      const { announce: isTold, ...rest } = inputs.addActivitiesInput.parse(input);
      const added = addActivities(world, athleteOf(rest.userId), rest);
      if (isTold) announce(world, "activities", added);
      return added.map(({ summary }) => summary);
    },
    workouts: (userId) =>
      receivedWorkouts(world, userId).map(({ date, workout }) => ({
        date,
        name: workout.workoutName,
      })),
    push: (input) => send(input, "push"),
    ping: (input) => send(input, "ping"),
    sendRaw(input) {
      const { type, body } = inputs.rawInput.parse(input);
      const url = world.endpoints[type]?.url;
      if (url !== undefined) world.outbox.send({ type, url, body, delayMs: 0 });
    },
    deregister(input) {
      const { userId, isReal, isTold } = inputs.deregisterInput.parse(input);
      if (isReal) disconnectAthlete(world, userId);
      if (isTold) announceDeregistration(world, userId);
    },
    setPermissions(input) {
      const { userId, permissions, isTold } = inputs.permissionsInput.parse(input);
      const connection = world.connections.get(userId);
      if (connection) connection.permissions = new Set(permissions);
      if (isTold) announcePermissions(world, userId, permissions);
    },
    setEndpoints(input) {
      const { redirectUris, webhookUrl, mode, perType } = inputs.endpointsInput.parse(input);
      if (redirectUris) world.redirectUris = redirectUris;
      if (webhookUrl === null) world.endpoints = {};
      else if (webhookUrl !== undefined) world.endpoints = sameEndpoint({ url: webhookUrl, mode });
      world.endpoints = { ...world.endpoints, ...perType };
    },
    setClock(input) {
      const { freeze, advanceSeconds } = inputs.clockInput.parse(input);
      if (freeze === false) world.clock.resume();
      else if (freeze === true) world.clock.freeze();
      else if (freeze !== undefined) world.clock.freeze(new Date(freeze));
      if (advanceSeconds !== undefined) world.clock.advance(advanceSeconds * 1000);
      return { now: new Date(world.clock.now()).toISOString() };
    },
    addFault: (input) => world.faults.add(faultInput.parse(input)),
    clearFaults: () => world.faults.clear(),
    faults: () => world.faults.list(),
    deliveries: () => world.outbox.deliveries(),
    settled: () => world.outbox.settled(),
    requests: () => world.requests,
    tokens: () => [...world.tokens.values()],
  };
}
