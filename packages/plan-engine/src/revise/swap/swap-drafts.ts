import { isTest, protocolsOf } from "../../fitness-tests/index.ts";
import { isEasy, isHard } from "../../intensity/index.ts";
import { ladderNamed, rungWithId, type LadderId } from "../../ladders/index.ts";
import { floor5 } from "../../model/numbers.ts";
import type { PlannedExercise } from "../../model/plan-types.ts";
import { findTemplate } from "../../sessions/index.ts";
import { isLong, isLongSwim, MIN_LIGHT_MINUTES, MIN_MINUTES } from "../../week/index.ts";
import { onLadder } from "../adjustments/next-rung.ts";
import type { WeekScope } from "../adjustments/week-scope.ts";
import { draftOf, toEasy, type Draft } from "../drafts/draft.ts";
import type { SwapDraft, SwapKind, SwapWay } from "./swap-kinds.ts";
import { settingsFor } from "./swap-settings.ts";
import { EASY_LADDERS, EASY_WAYS, LONG_SWIM_WAYS } from "./swap-ways.ts";

/** Ladders that replace each other, the nearest in effort first. */
const LADDERS = {
  swim: ["swim-css", "swim-pull", "swim-technique", "swim-vo2"],
  bike: [
    "bike-threshold",
    "bike-tempo",
    "bike-strength",
    "bike-hills",
    "bike-over-under",
    "bike-vo2",
  ],
  run: ["run-threshold", "run-tempo", "run-hills", "run-short-day", "run-vo2"],
} as const;

/** Ways to replace an exercise, the best ones first; some may break a rule of the week. */
export function swapDrafts(base: PlannedExercise, scope: WeekScope): SwapDraft[] {
  const draft = draftOf(base);
  const easy = isEasy(base.intensity) ? [] : [{ kind: "easy", drafts: [toEasy(draft)] } as const];
  const settings = settingsFor(base).map((setting) => ({
    kind: setting.kind,
    drafts: [draft],
    setting,
  }));
  if (isTest(base)) return [...shortTests(draft, scope), ...settings, ...easy];
  return [...otherDrafts(draft, scope), ...settings, ...easy, ...shorterDrafts(base, scope)];
}

/** Other contents of the same minutes. */
function otherDrafts(draft: Draft, scope: WeekScope): SwapDraft[] {
  const { base } = draft;
  if (isLongSwim(base)) return LONG_SWIM_WAYS.flatMap((way) => wayDraft(draft, way, scope));
  if (isLong(base)) return [];
  const own = rungWithId(base.templateId)?.ladder;
  if (own && !isEasy(base.intensity)) return ladderDrafts(draft, LADDERS[base.type], scope);
  if (!isEasy(base.intensity)) return [];
  return [
    ...ladderDrafts(draft, EASY_LADDERS[base.type], scope),
    ...EASY_WAYS[base.type].flatMap((way) => wayDraft(draft, way, scope)),
  ];
}

/** Other sets of the sport in the same minutes, none harder than the own one. */
function ladderDrafts(draft: Draft, ladders: readonly LadderId[], scope: WeekScope): SwapDraft[] {
  const { base } = draft;
  const own = rungWithId(base.templateId)?.ladder;
  return ladders.flatMap((ladder) => {
    const isHarder = isHard(ladderNamed(ladder)) && !isHard(base);
    if (ladder === own || isHarder) return [];
    const other = onLadder(draft, ladder, scope);
    return other ? [{ kind: ladder, drafts: [other] }] : [];
  });
}

interface TemplateWay<Kind extends SwapKind> {
  kind: Kind;
  templateId: string;
}

/** The exercise of a template, if it is made for this length and kind of week. */
function wayDraft(
  draft: Draft,
  { kind, templateId }: TemplateWay<SwapWay>,
  { frame, writer }: WeekScope,
): SwapDraft[] {
  const template = findTemplate(templateId);
  const isOwn = templateId === draft.base.templateId || isTechnique(kind, draft.base);
  if (!template || isOwn) return [];
  const [least, most] = template.minutes;
  const week = frame.isRecovery ? "recovery" : frame.phase;
  const isSuited =
    draft.minutes >= least &&
    draft.minutes <= most &&
    template.weeks.has(week) &&
    template.races.has(writer.raceType);
  const { intensity } = template;
  return isSuited ? [{ kind, drafts: [{ ...draft, intensity, templateId }] }] : [];
}

/** The ladder of technique swims has the same drills as their template. */
const isTechnique = (kind: SwapWay, { templateId }: PlannedExercise): boolean =>
  kind === "technique" && rungWithId(templateId)?.ladder === "swim-technique";

/** A shorter test of the same threshold. */
function shortTests(draft: Draft, { writer }: WeekScope): SwapDraft[] {
  const { base } = draft;
  const pace = writer.measures.swim.paces.Z4;
  const [short] = protocolsOf(base.type, writer.level)
    .map(({ templateId, minutes }) => ({ templateId, minutes: minutes(pace) }))
    .filter(({ minutes }) => minutes < base.duration)
    .toSorted((a, b) => b.minutes - a.minutes);
  return short ? [{ kind: "short-test", drafts: [{ ...draft, ...short }] }] : [];
}

const PARTS = { shorter: 0.75, half: 0.5 } as const;

function shorterDrafts(base: PlannedExercise, { frame }: WeekScope): SwapDraft[] {
  const least = (frame.isLoading ? MIN_MINUTES : MIN_LIGHT_MINUTES)[base.type];
  return (["shorter", "half"] as const).flatMap((kind) => {
    const minutes = floor5(PARTS[kind] * base.duration);
    const isUseful = minutes >= least && minutes < base.duration;
    return isUseful ? [{ kind, drafts: [{ ...draftOf(base), minutes }] }] : [];
  });
}
