import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** What can stand over the week: an exercise in full, its completion, the list, the help of the keys. */
export type OverWeek =
  | { kind: "details" | "complete"; exerciseId: number }
  | { kind: "available" | "keys" };

const EXERCISE = "exercise";
const OPEN = "open";
const OWN_STATE = { isOverWeek: true };

/** What the address opens; anything that it can't mean opens nothing. */
function overWeekOf(params: URLSearchParams): OverWeek | null {
  const open = params.get(OPEN);
  if (open === "available" || open === "keys") return { kind: open };
  const exerciseId = Number(params.get(EXERCISE));
  if (!Number.isSafeInteger(exerciseId) || exerciseId <= 0) return null;
  return { kind: open === "complete" ? "complete" : "details", exerciseId };
}

/** The address without what stands over the week. */
export function withoutOver(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(EXERCISE);
  left.delete(OPEN);
  return left;
}

function withOver(params: URLSearchParams, week: number, over: OverWeek): URLSearchParams {
  const next = withoutOver(params);
  // The link means the same exercise when another week is the current one.
  next.set("week", String(week));
  if (over.kind !== "details") next.set(OPEN, over.kind);
  if ("exerciseId" in over) next.set(EXERCISE, String(over.exerciseId));
  return next;
}

const isOwn = (state: unknown) =>
  typeof state === "object" && state !== null && "isOverWeek" in state;

/**
 * What stands over the shown week, kept in the address: a link opens it, and the browser's back
 * button closes it.
 */
export function useOverWeek(week: number) {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string | null>(null);
  const over = overWeekOf(params);
  return {
    over,
    show: (next: OverWeek) =>
      setParams((before) => withOver(before, week, next), {
        state: OWN_STATE,
        // One dialog in place of another is left by one step back.
        replace: over !== null,
      }),
    close: () => {
      if (over === null || left.current === key) return;
      left.current = key;
      // Who came by a link has no page of ours to go back to.
      if (isOwn(state)) void navigate(-1);
      else setParams(withoutOver, { replace: true });
    },
  };
}
