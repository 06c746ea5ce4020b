import { assignRoles } from "../intensity/assign-roles.ts";
import { placeWeek } from "../place/place-week.ts";
import type { WeekPlacement } from "../place/placement-unit.ts";
import { spreadMinutes } from "../volume/spread-minutes.ts";
import { weekSlots, type WeekFacts } from "../volume/week-slots.ts";

/** Places the week's slots with their roles. */
export function fillWeek(facts: WeekFacts, before: WeekPlacement) {
  const slots = spreadMinutes(assignRoles(facts, weekSlots(facts)), facts.targetMinutes);
  return placeWeek(facts.request, facts.frame, slots, facts.targetMinutes, before);
}
