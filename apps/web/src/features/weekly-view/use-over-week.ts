import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Overlays of the week: exercise details, completion, list, keyboard help. */
export type OverWeek =
  | { kind: "details" | "complete"; exerciseId: number }
  | { kind: "available" | "keys" };

const EXERCISE = "exercise";
const OPEN = "open";
const OWN_STATE = { isOverWeek: true };

/** Parses the overlay from the address; invalid values mean none. */
function overWeekOf(params: URLSearchParams): OverWeek | null {
  const open = params.get(OPEN);
  if (open === "available" || open === "keys") return { kind: open };
  const exerciseId = Number(params.get(EXERCISE));
  if (!Number.isSafeInteger(exerciseId) || exerciseId <= 0) return null;
  return { kind: open === "complete" ? "complete" : "details", exerciseId };
}

/** The address without the overlay. */
export function withoutOver(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(EXERCISE);
  left.delete(OPEN);
  return left;
}

function withOver(params: URLSearchParams, week: number, over: OverWeek): URLSearchParams {
  const next = withoutOver(params);
  // Pins the week, so that the link stays valid when another week is current.
  next.set("week", String(week));
  if (over.kind !== "details") next.set(OPEN, over.kind);
  if ("exerciseId" in over) next.set(EXERCISE, String(over.exerciseId));
  return next;
}

const isOwn = (state: unknown) =>
  typeof state === "object" && state !== null && "isOverWeek" in state;

/**
 * The overlay of the shown week, stored in the address: a link opens it, and the back button closes
 * it.
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
        // A dialog that replaces another shares its history entry, so that one step back closes it.
        replace: over !== null,
      }),
    close: () => {
      if (over === null || left.current === key) return;
      left.current = key;
      // After opening a link there is no own page to go back to.
      if (isOwn(state)) void navigate(-1);
      else setParams(withoutOver, { replace: true });
    },
  };
}
