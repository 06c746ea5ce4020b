import { isEasy } from "../../intensity/index.ts";
import { exerciseLoad } from "../../load/index.ts";
import { clamp, floor5, GRID } from "../../model/numbers.ts";
import { findTemplate, OPENER_OF, type WeekWriter } from "../../sessions/index.ts";
import { dropped, toEasy, type Draft } from "../drafts/draft.ts";
import { contentIn } from "../drafts/fitted-content.ts";
import { writeDraft } from "../drafts/write-draft.ts";
import type { DayDemand } from "./race-demands.ts";

/** Shorter exercises are left out. */
const MIN_MINUTES = 20;
/** Shortest and longest exercise on the eve of a C race, and opener on that of a B race. */
const EVE = { least: MIN_MINUTES, most: 40 };
const OPENER = {
  swim: { least: MIN_MINUTES, most: 30 },
  bike: { least: 30, most: 30 },
  run: { least: MIN_MINUTES, most: 30 },
} as const;
/** Loads are whole points. */
const ROUNDING = 0.5;

/**
 * The exercise as its day near a race allows: easy, and as long as its share of the planned load asks; an
 * opener on the eve of a B race. Left out where nothing of at least 20 minutes is light enough.
 */
export function nearRace(draft: Draft, demand: DayDemand, writer: WeekWriter): Draft {
  const { role, isRunFree } = demand;
  if (role === "race" || (isRunFree && draft.base.type === "run")) return dropped(draft);
  const longest = lengthOf(draft, demand);
  if (role !== "eve" && longest === draft.minutes && isEasy(draft.intensity)) return draft;
  for (let minutes = longest; minutes >= MIN_MINUTES; minutes -= GRID) {
    const versions = versionsOf({ ...draft, minutes }, demand, writer);
    const light = versions.find((version) => isLightEnough(version, demand, writer));
    if (light) return light;
  }
  return dropped(draft);
}

function lengthOf({ base, minutes }: Draft, { role, race, factor, most }: DayDemand): number {
  const wanted = floor5(factor * minutes);
  if (role !== "eve") return wanted;
  const bounds = race.priority === "B" ? OPENER[base.type] : EVE;
  return Math.min(minutes, floor5(most * minutes), clamp(wanted, bounds.least, bounds.most));
}

/** The versions of the exercise at its minutes, the usual one first. */
function versionsOf(draft: Draft, { role, race }: DayDemand, writer: WeekWriter): Draft[] {
  const easy = toEasy({ ...draft, base: { ...draft.base, isKey: false } });
  if (role !== "eve" || race.priority === "C") {
    return [
      { ...easy, maxZone: "Z2" },
      { ...easy, intensity: "recovery", maxZone: "Z2" },
    ];
  }
  const id = OPENER_OF[draft.base.type];
  const opener: Draft = { ...easy, intensity: "easy", templateId: id };
  const template = findTemplate(id);
  return template && contentIn(writer, opener, template) ? [opener] : [];
}

function isLightEnough(draft: Draft, { most }: DayDemand, writer: WeekWriter): boolean {
  const load = exerciseLoad(writeDraft(writer, draft));
  return load <= most * exerciseLoad(draft.base) + ROUNDING;
}
