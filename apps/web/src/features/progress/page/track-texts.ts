import { formatHours, type TirednessSignal, type Track } from "@triplan/domain";

interface TrackTexts {
  headline: string;
  detail: string;
}

const HEADLINES = {
  "not-enough": "Not enough recordings yet.",
  "on-plan": "You are on plan.",
  behind: "You are a bit behind.",
  change: "Your plan no longer fits.",
} as const satisfies Record<Track["state"], string>;

const ADVICE = {
  behind:
    "Nothing is lost: keep the long ride and the long run, and leave out easy exercises first.",
  change: "A lighter plan that you can keep brings you further than a full one that you cannot.",
} as const;

/** Where a proposal says how to go on. */
const ASKED_ADVICE = {
  behind: "Nothing is lost: keep the long ride and the long run. A proposal says how to go on.",
  change: "Life went another way than the plan. A proposal says how to go on.",
} as const;

/** What the page says first. */
export function trackTexts(track: Track): TrackTexts {
  const { state, isAsked } = track;
  const headline = HEADLINES[state];
  if (state === "not-enough") return { headline, detail: missing(track) };
  const advice = state === "on-plan" ? beyondPlan(track) : (isAsked ? ASKED_ADVICE : ADVICE)[state];
  return { headline, detail: `${figures(track)}. ${advice}` };
}

function missing({ missingExercises, hasUnanswered }: Track): string {
  if (hasUnanswered)
    return "One of the last four weeks has no record. Add what you did, and this page can tell.";
  const more = missingExercises === 1 ? "1 more exercise" : `${missingExercises} more exercises`;
  return `After ${more} of your plan this page can tell.`;
}

/** The last weeks in figures: key exercises of three weeks, hours of four. */
function figures({ keyDone, keyDue, hoursPercent }: Track): string {
  const hours = `${hoursPercent ?? 0} % of the planned hours in four weeks`;
  return keyDue === 0
    ? hours
    : `${keyDone} of ${keyDue} key exercises done as meant in three weeks, ${hours}`;
}

const SIGNS = {
  effort: "Three of your last exercises felt harder than planned.",
  feeling: "You felt bad in three of your last exercises.",
  form: "Your form has been very low for three mornings.",
} as const satisfies Record<TirednessSignal, string>;

/** One quiet sentence for each sign that the athlete is tired; empty without one. */
export function tirednessText(signals: readonly TirednessSignal[]): string {
  if (signals.length === 0) return "";
  return `${signals.map((signal) => SIGNS[signal]).join(" ")} Worth keeping an eye on.`;
}

const beyondPlan = ({ minutesOver }: Track) =>
  minutesOver === 0
    ? "Nothing needs to change."
    : `You trained ${formatHours(minutesOver)} h more than planned.`;
