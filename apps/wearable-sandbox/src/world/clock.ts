/** The longest wait that one timer can hold, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Appointment {
  due: number;
  run: () => void;
}

/** The sandbox's own time, in milliseconds: it can be frozen, set and moved on. */
export interface Clock {
  now: () => number;
  /** Stands still from now on, or at the given time. */
  freeze: (at?: Date) => void;
  /** Goes on from where it stands. */
  resume: () => void;
  /** Moves on by so many milliseconds; what falls due meanwhile runs in its order. */
  advance: (ms: number) => void;
  /** Runs something once when the clock has moved on so far; at once for 0. */
  after: (ms: number, run: () => void) => void;
  /** Forgets all that was to come. */
  clear: () => void;
  /** Forgets all that was to come, and goes with the machine's clock again. */
  reset: () => void;
}

/** A clock that starts with the machine's. */
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
