import type { Discipline } from "@triplan/domain";
import { rungWithId } from "../../ladders/index.ts";
import { BIKE_TEMPLATES } from "./bike-templates.ts";
import { BRICK_TEMPLATES } from "./brick-templates.ts";
import { RUN_TEMPLATES } from "./run-templates.ts";
import { rungTemplate } from "./rung-template.ts";
import { SWIM_TEMPLATES } from "./swim-templates.ts";
import type { BrickTemplate, SessionTemplate } from "./template-types.ts";

export const LIBRARY = {
  swim: SWIM_TEMPLATES,
  bike: BIKE_TEMPLATES,
  run: RUN_TEMPLATES,
} as const satisfies Record<Discipline, readonly SessionTemplate[]>;

/** Easy exercises with a few fast repetitions, which fit even 15 minutes. */
export const OPENER_OF = { swim: "S19", bike: "B21", run: "R21" } as const;
export const OPENERS: ReadonlySet<string> = new Set(Object.values(OPENER_OF));

const SESSIONS = new Map(
  Object.values(LIBRARY)
    .flat()
    .map((template) => [template.id, template]),
);
const BRICKS = new Map(BRICK_TEMPLATES.map((template) => [template.id, template]));

/** The template with this id, or the rung of a ladder. */
export function findTemplate(id: string): SessionTemplate | undefined {
  const rung = rungWithId(id);
  return rung ? rungTemplate(rung) : SESSIONS.get(id);
}

export const findBrick = (id: string): BrickTemplate | undefined => BRICKS.get(id);

/** A template named in code; throws if the id does not exist. */
export function templateNamed(id: string): SessionTemplate {
  const template = SESSIONS.get(id);
  if (!template) throw new RangeError(`No session template ${id}`);
  return template;
}
