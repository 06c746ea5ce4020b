import { ZONES } from "@triplan/domain";
import { isHard } from "../../intensity/index.ts";
import { hasEffort, type SessionTemplate } from "../../sessions/index.ts";
import type { SlotRole } from "../../week/index.ts";
import type { Draft } from "./draft.ts";

/** The slot of a draft with the role, for the choice of its template. */
export const slotOf = ({ base, minutes, intensity }: Draft, role: SlotRole) => ({
  discipline: base.type,
  number: 1,
  role,
  isHard: isHard({ intensity }),
  ladder: null,
  isBrick: false,
  minutes,
  least: minutes,
  most: minutes,
});

/** True if the draft's limits allow the template. */
export function isAllowed(template: SessionTemplate, draft: Draft): boolean {
  if (draft.templateIds && !draft.templateIds.has(template.id)) return false;
  const { maxZone } = draft;
  if (maxZone === undefined) return true;
  const tooHard = [...ZONES.filter((zone) => zone > maxZone), ...(maxZone < "Z4" ? ["RP"] : [])];
  return tooHard.every((effort) => !hasEffort(template.steps, effort));
}
