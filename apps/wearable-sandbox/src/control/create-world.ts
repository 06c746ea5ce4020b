import { SEEDED_ATHLETES } from "../athletes/athlete.ts";
import { generateRecordings } from "../athletes/generate-recordings.ts";
import { createFaultBook } from "../world/fault-book.ts";
import type { SandboxSettings } from "../world/options.ts";
import { announceUploads } from "../webhooks/announce-uploads.ts";
import { sameEndpoint } from "../protocol/endpoints.ts";
import { createOutbox } from "../world/outbox.ts";
import { createClock } from "../shared/clock.ts";
import type { World } from "../world/world.ts";

/** The initial state of a sandbox. */
export function createWorld(settings: SandboxSettings): World {
  const clock = createClock();
  const world: World = {
    settings,
    url: "",
    clock,
    outbox: createOutbox(settings, clock),
    faults: createFaultBook(settings.seed),
    redirectUris: [],
    endpoints: {},
    athletes: new Map(),
    connections: new Map(),
    codes: new Map(),
    tokens: new Map(),
    backfills: [],
    documents: new Map(),
    trainingCalls: [],
    requests: [],
  };
  resetWorld(world);
  return world;
}

/** Restores the initial state and the machine's clock. */
export function resetWorld(world: World): void {
  const { settings, clock } = world;
  clock.reset();
  world.outbox.clear();
  world.faults.clear();
  world.redirectUris = settings.redirectUris;
  world.endpoints =
    settings.webhookUrl === null
      ? {}
      : sameEndpoint({ url: settings.webhookUrl, mode: settings.webhookMode });
  world.athletes = new Map();
  world.connections.clear();
  world.codes.clear();
  world.tokens.clear();
  world.backfills = [];
  world.documents.clear();
  world.trainingCalls = [];
  world.requests = [];
  seedAthletes(world);
}

function seedAthletes(world: World): void {
  const { daysBefore, daysAfter, seed, isLive } = world.settings;
  const now = Math.floor(world.clock.now() / 1000);
  for (const seeded of SEEDED_ATHLETES) {
    const athlete = { ...seeded, recordings: [] };
    const recordings = generateRecordings(athlete, { now, daysBefore, daysAfter, seed });
    world.athletes.set(athlete.userId, { ...athlete, recordings });
    if (isLive) announceUploads(world, athlete.userId);
  }
}
