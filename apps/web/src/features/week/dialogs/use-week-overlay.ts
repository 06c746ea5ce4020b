import { parseIsoDate, type IsoDate } from "@triplan/domain";
import { useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useHasPanel } from "./use-has-panel.ts";

/** Overlays of the week: exercise details, its steps, completion, files; list, time off, help. */
export type WeekOverlay =
  | { kind: "details" | "start" | "complete" | "files"; exerciseId: number }
  | { kind: "available" | "keys" | "week-files" }
  /** Time off; `day` is its first one, if a day opened it. */
  | { kind: "time-off"; day: IsoDate | null };

const EXERCISE = "exercise";
const OPEN = "open";
const DAY = "day";

/** Parses the overlay from the address; invalid values mean none. */
function parseWeekOverlay(params: URLSearchParams): WeekOverlay | null {
  const open = params.get(OPEN);
  if (open === "available" || open === "keys" || open === "week-files") return { kind: open };
  if (open === "time-off") return { kind: open, day: parseIsoDate(params.get(DAY) ?? "") };
  const exerciseId = Number(params.get(EXERCISE));
  if (!Number.isSafeInteger(exerciseId) || exerciseId <= 0) return null;
  const isOther = open === "complete" || open === "start" || open === "files";
  return { kind: isOther ? open : "details", exerciseId };
}

/** The address without the overlay. */
export function withoutOverlay(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(EXERCISE);
  left.delete(OPEN);
  left.delete(DAY);
  return left;
}

function withOverlay(params: URLSearchParams, week: number, overlay: WeekOverlay): URLSearchParams {
  const next = withoutOverlay(params);
  // Pins the week, so that the link stays valid when another week is current.
  next.set("week", String(week));
  if (overlay.kind !== "details") next.set(OPEN, overlay.kind);
  if ("exerciseId" in overlay) next.set(EXERCISE, String(overlay.exerciseId));
  if ("day" in overlay && overlay.day !== null) next.set(DAY, overlay.day);
  return next;
}

const hasFlag = (state: unknown, flag: "isWeekOverlay" | "takesFocus") =>
  typeof state === "object" && state !== null && flag in state;

interface ShowOptions {
  /** The focus stays at the pressed card while the panel beside the week opens. */
  keepsFocus?: boolean;
}

/**
 * The overlay of the shown week, stored in the address: a link opens it, and the back button closes
 * it.
 */
export function useWeekOverlay(week: number) {
  const [params, setParams] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const left = useRef<string | null>(null);
  const overlay = parseWeekOverlay(params);
  const hasPanel = useHasPanel();
  const isPanel = hasPanel && overlay?.kind === "details";
  return {
    shown: overlay,
    /** The screen shows details beside the week. */
    hasPanel,
    /** Details are shown beside the week, which stays usable. */
    isPanel,
    /** A dialog covers the week and receives the keys. */
    isCovering: overlay !== null && !isPanel,
    /** The panel was opened by a command, not by pressing a card. */
    takesFocus: hasFlag(state, "takesFocus"),
    show: (next: WeekOverlay, { keepsFocus = false }: ShowOptions = {}) =>
      setParams((before) => withOverlay(before, week, next), {
        state: { isWeekOverlay: true, ...(!keepsFocus && { takesFocus: true }) },
        // A dialog that replaces another shares its history entry, so that one step back closes it.
        // Over the details of an exercise it adds one, so that closing it returns to them.
        replace: overlay !== null && (overlay.kind !== "details" || next.kind === "details"),
      }),
    close: () => {
      if (overlay === null || left.current === key) return;
      left.current = key;
      // After opening a link there is no own page to go back to.
      if (hasFlag(state, "isWeekOverlay")) void navigate(-1);
      else setParams(withoutOverlay, { replace: true });
    },
  };
}
