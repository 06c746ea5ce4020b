import { DISCIPLINES, type Discipline, type Intensity } from "@triplan/domain";
import { isEasy, lowShare, MAX_HARD } from "../../intensity/index.ts";
import { isLong } from "../../week/index.ts";
import { hasContent } from "./choose-content.ts";
import { isHardLandDraft, type Draft } from "./draft.ts";
import { MIN_LOW_SHARE } from "./harder-drafts.ts";
import type { WeekScope } from "./week-scope.ts";
import { writeDraft } from "./write-draft.ts";

/** Race-pace templates by label. */
const RACE_PACE: Record<Discipline, ReadonlyMap<Intensity, ReadonlySet<string>>> = {
  swim: new Map([
    ["tempo", new Set(["S09", "S17"])],
    ["hard", new Set(["S15"])],
  ]),
  bike: new Map([
    ["moderate", new Set(["B20"])],
    ["tempo", new Set(["B05"])],
    ["hard", new Set(["B17"])],
  ]),
  run: new Map([
    ["moderate", new Set(["R20"])],
    ["tempo", new Set(["R07"])],
    ["hard", new Set(["R18"])],
  ]),
};

/** Adds one race-pace exercise a week for each discipline that has none and has the time. */
export function racePaceDrafts(drafts: readonly Draft[], scope: WeekScope): Draft[] {
  return DISCIPLINES.reduce<Draft[]>(
    (current, discipline) => withRacePace(current, discipline, scope),
    [...drafts],
  );
}

function withRacePace(drafts: Draft[], discipline: Discipline, scope: WeekScope): Draft[] {
  const own = drafts.filter((draft) => draft.base.type === discipline);
  const templates = new Set([...RACE_PACE[discipline].values()].flatMap((ids) => [...ids]));
  if (own.some((draft) => templates.has(draft.base.templateId) || isAtRacePace(draft))) {
    return drafts;
  }
  for (const draft of own.toSorted(byFitness)) {
    for (const [intensity, templateIds] of RACE_PACE[discipline]) {
      if (draft.base.brickId !== null) continue;
      const up: Draft = { ...draft, intensity, templateIds };
      const next = drafts.map((each) => (each === draft ? up : each));
      if (hasContent(scope.writer, up) && isBearable(next, scope)) return next;
    }
  }
  return drafts;
}

// Prefer steady and hard exercises; convert long and easy ones last.
const byFitness = (a: Draft, b: Draft) => cost(a) - cost(b) || b.minutes - a.minutes;
const cost = ({ base, intensity }: Draft) => (isLong(base) ? 2 : isEasy(intensity) ? 1 : 0);

const isAtRacePace = ({ base }: Draft) =>
  base.steps.some((step) => step.intervals.some((each) => each.isRacePace));

function isBearable(drafts: readonly Draft[], scope: WeekScope): boolean {
  const rows = drafts.map((draft) => writeDraft(scope.writer, draft));
  return (
    drafts.filter(isHardLandDraft).length <= MAX_HARD[scope.basis.level] + 1 &&
    lowShare(rows) >= MIN_LOW_SHARE
  );
}
