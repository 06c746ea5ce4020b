import type { Intensity } from "@triplan/domain";
import { isEasy, isHard } from "../../intensity/index.ts";
import { nextOf, rungOf, rungWithId, topRung } from "../../ladders/index.ts";
import {
  anyLength,
  candidates,
  findTemplate,
  fitRung,
  rungTemplate,
  type SessionTemplate,
  type WeekWriter,
} from "../../sessions/index.ts";
import { isLong, isLongSwim, type SlotRole } from "../../week/index.ts";
import type { Draft } from "./draft.ts";
import { rungSteps } from "./fits-rung.ts";
import { isAllowed, slotOf } from "./draft-slot.ts";
import { brickContent, contentIn, contentOf, type Content } from "./fitted-content.ts";
import { setInstead } from "./set-instead.ts";

/** An easy exercise keeps its template down to this share of the template's shortest length. */
const MIN_PART = 0.7;

/**
 * Template and steps for a draft: the engine's template if it fits the new length and label, else
 * another of the same kind, else a milder one. Always finds one.
 */
export function contentFor(writer: WeekWriter, draft: Draft): Content {
  if (draft.base.brickId !== null) return brickContent(writer, draft);
  if (draft.mostAboveEasy !== undefined && isHard(draft)) {
    return setInstead(writer, draft) ?? easyContent(writer, draft);
  }
  const named =
    higherRung(writer, draft) ?? namedRung(writer, draft) ?? namedTemplate(writer, draft);
  if (named) return named;
  const own = findTemplate(draft.base.templateId);
  const isSameLabel = draft.intensity === draft.base.intensity;
  // A run that lost its ride is no run off the bike.
  const isOwnKind = isSameLabel && draft.isAlone !== true;
  const isOwnAllowed = own !== undefined && isOwnKind && isAllowed(own, draft);
  const kept = isOwnAllowed && isWithin(own, draft) ? contentIn(writer, draft, own) : null;
  if (kept) return kept;
  const fewer = isOwnAllowed ? fewerRepetitions(writer, draft) : null;
  if (fewer) return fewer;
  const other = ofLabel(writer, draft, draft.intensity);
  if (other) return other;
  const stretched = isOwnAllowed && isNear(own, draft) ? contentIn(writer, draft, own) : null;
  return stretched ?? milderContent(writer, draft) ?? easyContent(writer, draft);
}

/** The next rung of the draft's own ladder in its minutes, if the draft asks for more. */
function higherRung(
  writer: WeekWriter,
  { base, minutes, intensity, reps: asked }: Draft,
): Content | null {
  const own = rungWithId(base.templateId);
  const isMore = asked === "more" && intensity === base.intensity && !isLongSwim(base);
  const above = own && isMore ? nextOf(own) : null;
  const next = above && above.rung <= topRung(above.ladder, writer) ? above : null;
  const steps = next && fitRung(next, minutes, writer.measures[base.type]);
  return next && steps && contentOf(rungTemplate(next), steps);
}

/** The rung that the draft names, if its minutes hold it. */
function namedRung(writer: WeekWriter, { minutes, rungId }: Draft): Content | null {
  const step = rungId === undefined ? null : rungWithId(rungId);
  const steps = step && rungSteps(step, minutes, writer);
  return step && steps && contentOf(rungTemplate(step), steps);
}

/** The template that the draft names, if its minutes hold it. */
function namedTemplate(writer: WeekWriter, draft: Draft): Content | null {
  const template = draft.templateId === undefined ? undefined : findTemplate(draft.templateId);
  return template ? contentIn(writer, draft, template) : null;
}

/** The draft's own rung with as many repetitions as its minutes hold. */
function fewerRepetitions(writer: WeekWriter, { base, minutes }: Draft): Content | null {
  const step = rungWithId(base.templateId);
  if (!step || minutes >= base.duration) return null;
  const [all] = rungOf(step);
  for (let count = all - 1; count > 0; count -= 1) {
    const steps = fitRung(step, minutes, writer.measures[base.type], count);
    if (steps) return contentOf(rungTemplate(step), steps);
  }
  return null;
}

export const hasHigherRung = (writer: WeekWriter, draft: Draft): boolean =>
  higherRung(writer, draft) !== null;

const isWithin = ({ minutes: [least, most] }: SessionTemplate, { minutes }: Draft) =>
  minutes >= least && minutes <= most;

// Far below its shortest length an easy template makes no sense, so a short one replaces it.
const isNear = ({ minutes: [least] }: SessionTemplate, { minutes, intensity }: Draft) =>
  !isEasy(intensity) || minutes >= MIN_PART * least;

const isSameFamily = (a: Intensity, b: Intensity) => a === b || (isEasy(a) && isEasy(b));

/** A template with the label, rotated so that weeks differ. */
function ofLabel(writer: WeekWriter, draft: Draft, label: Intensity): Content | null {
  const { base } = draft;
  const plain: SlotRole = isHard({ intensity: label })
    ? "quality"
    : isEasy(label)
      ? "easy"
      : "support";
  const named: readonly SlotRole[] = draft.templateIds ? ["strides"] : [];
  const roles: readonly SlotRole[] = [
    ...(isLong(base) ? (["long"] as const) : []),
    plain,
    ...named,
  ];
  for (const role of roles) {
    const suited = candidates(slotOf(draft, role), draft.minutes, writer).filter(
      (template) => isSameFamily(template.intensity, label) && isAllowed(template, draft),
    );
    const unused = suited.filter(({ id }) => !writer.usedThisWeek.has(id));
    const exact = unused.filter(({ intensity }) => intensity === label);
    for (const group of [exact, unused, suited]) {
      const found = inTurn(group, base.week).flatMap(
        (each) => contentIn(writer, draft, each) ?? [],
      );
      if (found[0]) return found[0];
    }
  }
  return null;
}

const inTurn = <T>(items: readonly T[], turn: number): T[] => {
  const from = items.length === 0 ? 0 : turn % items.length;
  return [...items.slice(from), ...items.slice(0, from)];
};

const EASIER = {
  vo2max: "threshold",
  interval: "tempo",
  hard: "tempo",
  threshold: "tempo",
  tempo: "moderate",
  moderate: "easy",
  easy: "easy",
  recovery: "recovery",
} as const satisfies Record<Intensity, Intensity>;

/** The next easier label, or null below easy. */
const milder = (intensity: Intensity): Intensity | null => {
  const next = EASIER[intensity];
  return next === intensity ? null : next;
};

function milderContent(writer: WeekWriter, draft: Draft): Content | null {
  for (let label = milder(draft.intensity); label !== null; label = milder(label)) {
    const content = ofLabel(writer, draft, label);
    if (content) return content;
  }
  return null;
}

function easyContent(writer: WeekWriter, draft: Draft): Content {
  const { template, steps } = anyLength(writer, draft.base.type, draft.minutes);
  return contentOf(template, steps);
}
