import { INTENSITIES } from "@triplan/domain";
import { isEasy } from "../../intensity/index.ts";
import { rungWithId } from "../../ladders/index.ts";
import {
  BRICK_TEMPLATES,
  findBrick,
  partIntensity,
  suitsBrick,
  type BrickTemplate,
} from "../../sessions/index.ts";
import type { Draft } from "./draft.ts";
import { milder } from "./ladder.ts";
import type { WeekScope } from "./week-scope.ts";

/**
 * One half of a brick, one step easier; an easy half stays. Null if the library has no such brick
 * for the week, so that the caller uses the plain one.
 */
export function easedBrick(draft: Draft, drafts: readonly Draft[], scope: WeekScope): Draft | null {
  const { base } = draft;
  const half = (type: string) =>
    drafts.find((each) => each.base.brickId === base.brickId && each.base.type === type)?.minutes;
  const ride = half("bike");
  const run = half("run");
  if (rungWithId(base.templateId) && isEasy(draft.intensity)) return draft;
  const own = findBrick(base.templateId);
  if (own && isEasy(own.intensity)) return draft;
  if (ride === undefined || run === undefined || !own) return null;
  const template = milderBrick(own, ride, run, scope);
  if (!template) return null;
  const part = template[base.type === "bike" ? "bike" : "run"];
  const intensity = partIntensity(template, part, scope.writer.raceType);
  return { ...draft, intensity, templateIds: new Set([template.id]) };
}

/** The next milder brick in which neither half gets harder; undefined without one. */
function milderBrick(
  own: BrickTemplate,
  ride: number,
  run: number,
  { writer }: WeekScope,
): BrickTemplate | undefined {
  const rank = (template: BrickTemplate, half: "bike" | "run") =>
    INTENSITIES.indexOf(partIntensity(template, template[half], writer.raceType));
  const isNoHarder = (template: BrickTemplate) =>
    rank(template, "bike") <= rank(own, "bike") && rank(template, "run") <= rank(own, "run");
  for (let label = milder(own.intensity); label !== null; label = milder(label)) {
    const found = BRICK_TEMPLATES.find(
      (template) =>
        template.intensity === label &&
        suitsBrick(writer, template, ride, run) &&
        isNoHarder(template),
    );
    if (found) return found;
  }
  return undefined;
}
