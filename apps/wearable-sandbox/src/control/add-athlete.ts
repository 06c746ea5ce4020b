import { createHash } from "node:crypto";
import { SEEDED_ATHLETES, type Athlete } from "../athletes/athlete.ts";
import type { World } from "../world/world.ts";
import type { NewAthleteInput } from "./control-inputs.ts";

const [LIKE] = SEEDED_ATHLETES;

/** Adds an athlete without recordings. The id is derived from the number of athletes. */
export function addAthlete(world: World, input: NewAthleteInput): Athlete {
  if (!LIKE) throw new Error("a sandbox has at least one athlete");
  const userId = createHash("md5")
    .update(`athlete ${world.athletes.size + 1}`)
    .digest("hex");
  const name = `Athlete ${world.athletes.size + 1}`;
  const added: Athlete = { ...LIKE, userId, name, ...input, recordings: [] };
  if (world.athletes.has(added.userId)) throw new TypeError(`${added.userId} is taken`);
  world.athletes.set(added.userId, added);
  return added;
}
