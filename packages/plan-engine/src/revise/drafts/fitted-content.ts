import type { Intensity } from "@triplan/domain";
import { rungId, rungOf, rungWithId, type LadderStep } from "../../ladders/index.ts";
import {
  BRICK_RIDE,
  brickName,
  brickRunName,
  findBrick,
  fitRung,
  longSwim,
  partIntensity,
  resolveSteps,
  rungTemplate,
  sharesOf,
  type BrickTemplate,
  type ResolvedStep,
  type SessionTemplate,
  type TemplateStep,
  type WeekWriter,
} from "../../sessions/index.ts";
import { isLongSwim } from "../../week/index.ts";
import { PLAIN_BRICK, type Draft } from "./draft.ts";
import { rungSteps } from "./fits-rung.ts";

export interface Content {
  templateId: string;
  name: string;
  intensity: Intensity;
  purpose: string;
  steps: readonly ResolvedStep[];
}

export const contentOf = (
  { id, name, intensity, purpose }: SessionTemplate,
  steps: readonly ResolvedStep[],
): Content => ({ templateId: id, name, intensity, purpose, steps });

/**
 * Content of a brick: its own or the requested template, or the plain brick if that does not fit.
 */
export function brickContent(writer: WeekWriter, draft: Draft): Content {
  const { base, templateIds, intensity } = draft;
  const half = base.type === "bike" ? "bike" : "run";
  const isKept = intensity === base.intensity && templateIds === undefined;
  const [other] = templateIds ?? (isKept ? [base.templateId] : []);
  const named = draft.rungId ?? other;
  const rung = named === undefined ? null : rungWithId(named);
  const set = rung && setOf(writer, draft, rung);
  if (rung && set) {
    const content = contentOf(rungTemplate(rung), set);
    return half === "bike"
      ? { ...content, name: BRICK_RIDE }
      : { ...content, ...runLabel(rung, base) };
  }
  const template = findBrick(named ?? PLAIN_BRICK) ?? plainBrick();
  const steps = fitted(writer, draft, template[half], template.id);
  if (steps && template.id !== PLAIN_BRICK) return brickHalf(writer, template, half, steps);
  const plain = plainBrick();
  const fit = { share: 1, isLenient: true };
  const anySteps = resolveSteps(plain[half], draft.minutes, writer.measures[base.type], fit) ?? [];
  return brickHalf(writer, plain, half, anySteps);
}

/** The steps of a brick's set: all of the rung that the draft names, or its share of another. */
const setOf = (writer: WeekWriter, draft: Draft, rung: LadderStep): ResolvedStep[] | null =>
  draft.rungId === rungId(rung)
    ? rungSteps(rung, draft.minutes, writer)
    : fitted(writer, draft, rungTemplate(rung).steps, rungId(rung));

/** The first rungs of a run off the bike are easy. */
function runLabel(rung: LadderStep, { name, intensity }: Draft["base"]) {
  const isEasyRung = rungOf(rung)[1] === 0;
  return isEasyRung
    ? { name: brickRunName("easy"), intensity: "easy" as const }
    : { name, intensity };
}

function plainBrick(): BrickTemplate {
  const plain = findBrick(PLAIN_BRICK);
  if (!plain) throw new RangeError(`No brick template ${PLAIN_BRICK}`);
  return plain;
}

function brickHalf(
  { raceType }: WeekWriter,
  template: BrickTemplate,
  half: "bike" | "run",
  steps: ResolvedStep[],
): Content {
  const intensity = partIntensity(template, template[half], raceType);
  const { id, purpose } = template;
  return { templateId: id, name: brickName(template, half, intensity), intensity, purpose, steps };
}

/** Content of a template in the length of the draft; null if that does not fit. */
export function contentIn(
  writer: WeekWriter,
  draft: Draft,
  template: SessionTemplate,
): Content | null {
  const steps = isLongSwim({ templateId: template.id })
    ? (longSwim(writer, draft.minutes)?.steps ?? null)
    : fitted(writer, draft, template.steps, template.id);
  return steps && contentOf(template, steps);
}

/** Steps at the draft's length with the same share of repetitions. */
function fitted(
  writer: WeekWriter,
  draft: Draft,
  steps: readonly TemplateStep[],
  templateId: string,
): ResolvedStep[] | null {
  const measure = writer.measures[draft.base.type];
  const rung = rungWithId(templateId);
  const at = (minutes: number, share: number) =>
    rung
      ? fitRung(rung, minutes, measure, Math.max(1, Math.round(share * rungOf(rung)[0])))
      : resolveSteps(steps, minutes, measure, { share });
  const before = reps(draft.base.steps);
  const isOwn = templateId === draft.base.templateId;
  if (draft.reps === "more" && isOwn) {
    const more = MORE_SHARES.map((share) => at(draft.minutes, share)).find(
      (each) => each !== null && reps(each) > before,
    );
    return more ?? at(draft.minutes, 1);
  }
  if (typeof draft.reps === "number") return at(draft.minutes, draft.reps);
  const shares = [...sharesOf(writer), 1];
  const same = isOwn
    ? shares.find((share) => reps(at(draft.base.duration, share) ?? []) === before)
    : undefined;
  return at(draft.minutes, same ?? writer.share);
}

const MORE_SHARES = Array.from({ length: 20 }, (_, index) => (index + 1) / 20);

const reps = (steps: readonly { kind: string; repeat: number }[]): number =>
  steps.reduce((total, step) => total + (step.kind === "main" ? step.repeat : 0), 0);
