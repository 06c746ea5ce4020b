import type { Discipline } from "@triplan/domain";
import { BIKE_TEMPLATES } from "./bike-templates.ts";
import { BRICK_TEMPLATES } from "./brick-templates.ts";
import { RUN_TEMPLATES } from "./run-templates.ts";
import { SWIM_TEMPLATES } from "./swim-templates.ts";
import type { BrickTemplate, SessionTemplate } from "./template-types.ts";

/** The session templates of each discipline. */
export const LIBRARY = {
  swim: SWIM_TEMPLATES,
  bike: BIKE_TEMPLATES,
  run: RUN_TEMPLATES,
} as const satisfies Record<Discipline, readonly SessionTemplate[]>;

const SESSIONS = new Map(
  Object.values(LIBRARY)
    .flat()
    .map((template) => [template.id, template]),
);
const BRICKS = new Map(BRICK_TEMPLATES.map((template) => [template.id, template]));

/** The template with the id, or undefined where the library has none. */
export const findTemplate = (id: string): SessionTemplate | undefined => SESSIONS.get(id);
export const findBrick = (id: string): BrickTemplate | undefined => BRICKS.get(id);

/** A template of the library that the engine names itself; throws where the name is wrong. */
export function templateNamed(id: string): SessionTemplate {
  const template = SESSIONS.get(id);
  if (!template) throw new RangeError(`No session template ${id}`);
  return template;
}
