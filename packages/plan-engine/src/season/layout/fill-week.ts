import { assignRoles, spreadMinutes, weekSlots, type WeekFacts } from "../../week/index.ts";
import { placeWeek, type WeekPlacement } from "../../schedule/index.ts";

/** Places the week's slots with their roles. */
export function fillWeek(facts: WeekFacts, before: WeekPlacement) {
  const slots = spreadMinutes(assignRoles(facts, weekSlots(facts)), facts.targetMinutes);
  return placeWeek(facts.request, facts.frame, slots, facts.targetMinutes, before);
}
