import { isEasy, type Distribution } from "../../intensity/index.ts";
import type { PlacedSlot } from "../../schedule/index.ts";
import type { Slot, SlotRole } from "../../week/index.ts";
import { OPENERS } from "../library/library.ts";
import type { SessionTemplate } from "../library/template-types.ts";
import { anyLength } from "./any-length.ts";
import { bandSeconds } from "./bands.ts";
import { candidates } from "./candidates.ts";
import { chooseLongSwim, chooseRung, chooseTaperRung } from "./choose-rung.ts";
import { distributionCost, isEasyEnough, repeatCost, sharesOf } from "./choice-cost.ts";
import { resolveSteps } from "../resolve/resolve-steps.ts";
import type { ResolvedStep } from "../resolve/resolved-step.ts";
import { take, type WeekWriter } from "./week-writer.ts";
import type { WrittenSession } from "../resolve/written-session.ts";

/** Replacement of a role if no template fits, or only one that is too hard. */
const MILDER = {
  test: ["easy"],
  quality: ["strides", "support", "easy"],
  support: ["easy"],
  long: ["easy"],
  strides: ["support", "easy"],
  easy: [],
} as const satisfies Record<SlotRole, readonly SlotRole[]>;

interface Choice {
  template: SessionTemplate;
  steps: ResolvedStep[];
  bands: Distribution;
}

/**
 * Chooses the template that brings the week closest to its distribution and was not used recently;
 * `part` (0 to 1) is the share of hard time to reach with it. Chooses a milder one if too little
 * easy time would remain.
 */
export function chooseSession(writer: WeekWriter, slot: PlacedSlot, part: number): WrittenSession {
  const swim = isLongSwim(slot) ? chooseLongSwim(writer, slot) : null;
  if (swim) return swim;
  const rung = rungFor(writer, slot);
  if (rung) return rung;
  // A set that its ladder leaves out becomes an easy exercise.
  const wanted = slot.ladder !== null && slot.role === "quality" ? "easy" : slot.role;
  const isOnEve = writer.frame.days[slot.day]?.daysToRace === 1;
  let choice: Choice | null = null;
  for (const role of [wanted, ...MILDER[wanted]]) {
    const suited = candidates({ ...slot, role }, slot.minutes, writer);
    const templates = suited.filter(
      (template) =>
        (slot.role !== "long" || isEasyTraining(template)) &&
        (!isOnEve || slot.discipline === "swim" || OPENERS.has(template.id)),
    );
    choice =
      role === "strides" && writer.frame.isLoading ? null : cheapest(writer, slot, templates, part);
    const needsStrides = role === "strides" && !writer.isSharp;
    if (choice && (needsStrides || isEasyEnough(writer, choice.bands))) break;
    choice = null;
  }
  const { template, steps } = choice ?? anyLength(writer, slot.discipline, slot.minutes);
  return written(writer, slot, template, steps);
}

const isLongSwim = ({ role, discipline }: Slot) => role === "long" && discipline === "swim";

function written(
  writer: WeekWriter,
  slot: PlacedSlot,
  { id, name, intensity, purpose }: SessionTemplate,
  steps: readonly ResolvedStep[],
): WrittenSession {
  take(writer, id, slot.minutes, steps);
  return { slot, templateId: id, name, intensity, purpose, steps };
}

function rungFor(writer: WeekWriter, slot: PlacedSlot): WrittenSession | null {
  if (writer.frame.isLoading) return chooseRung(writer, slot);
  return slot.role === "quality" ? chooseTaperRung(writer, slot) : null;
}

function cheapest(
  writer: WeekWriter,
  slot: Slot,
  templates: readonly SessionTemplate[],
  part: number,
): Choice | null {
  let best: Choice | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const template of templates) {
    const again = repeatCost(writer, template, slot.minutes);
    if (again >= least) continue;
    for (const share of isEasy(template.intensity) ? [1] : sharesOf(writer)) {
      const choice = resolved(writer, slot, template, share);
      if (!choice) break;
      const cost = again + distributionCost(writer, choice.bands, part);
      if (cost >= least) continue;
      best = choice;
      least = cost;
    }
  }
  return best;
}

function resolved(
  writer: WeekWriter,
  slot: Slot,
  template: SessionTemplate,
  share: number,
): Choice | null {
  const measure = writer.measures[slot.discipline];
  const steps = resolveSteps(template.steps, slot.minutes, measure, { share });
  return steps && { template, steps, bands: bandSeconds(steps, writer.racePaceZone) };
}

/** The week's longest exercise is training, however short; its sets come from ladders. */
const isEasyTraining = ({ intensity }: SessionTemplate) => intensity === "easy";
