import { assignRoles } from "../../week/assign-roles.ts";
import { placeWeek } from "../../schedule/place-week.ts";
import type { WeekPlacement } from "../../schedule/placement-unit.ts";
import { spreadMinutes } from "../../week/spread-minutes.ts";
import { weekSlots, type WeekFacts } from "../../week/week-slots.ts";

/** Places the week's slots with their roles. */
export function fillWeek(facts: WeekFacts, before: WeekPlacement) {
  const slots = spreadMinutes(assignRoles(facts, weekSlots(facts)), facts.targetMinutes);
  return placeWeek(facts.request, facts.frame, slots, facts.targetMinutes, before);
}
