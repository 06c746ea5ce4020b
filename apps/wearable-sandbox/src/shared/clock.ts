/** The longest delay of one timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Appointment {
  due: number;
  run: () => void;
}

/** The sandbox's time in milliseconds, which can be frozen, set and advanced. */
export interface Clock {
  now: () => number;
  /** Stops now, or at the given time. */
  freeze: (at?: Date) => void;
  /** Continues from the current time. */
  resume: () => void;
  /** Advances by this many milliseconds and runs due timers in order. */
  advance: (ms: number) => void;
  /** Runs a function once after this time; immediately for 0. */
  after: (ms: number, run: () => void) => void;
  /** Cancels all timers. */
  clear: () => void;
  /** Cancels all timers and follows the machine's clock again. */
  reset: () => void;
}

/** A clock that follows the machine's. */
export function createClock(): Clock {
  let offset = 0;
  let frozenAt: number | null = null;
  let appointments: Appointment[] = [];
  let timer: NodeJS.Timeout | undefined;

  const now = () => frozenAt ?? Date.now() + offset;

  function runDue(): void {
    for (;;) {
      const next = appointments[0];
      if (!next || next.due > now()) break;
      appointments.shift();
      next.run();
    }
    clearTimeout(timer);
    const next = appointments[0];
    if (!next || frozenAt !== null) return;
    timer = setTimeout(runDue, Math.min(next.due - now(), LONGEST_TIMER));
  }

  function clear(): void {
    clearTimeout(timer);
    appointments = [];
  }

  return {
    now,
    freeze(at) {
      frozenAt = at?.getTime() ?? now();
      runDue();
    },
    resume() {
      if (frozenAt !== null) offset = frozenAt - Date.now();
      frozenAt = null;
      runDue();
    },
    advance(ms) {
      if (frozenAt === null) offset += ms;
      else frozenAt += ms;
      runDue();
    },
    after(ms, run) {
      appointments = [...appointments, { due: now() + ms, run }].toSorted((a, b) => a.due - b.due);
      runDue();
    },
    clear,
    reset() {
      clear();
      offset = 0;
      frozenAt = null;
    },
  };
}
