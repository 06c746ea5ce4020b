/** A Monday noon; every test starts then. */
const BEGIN = "2026-03-02T12:00:00Z";

export interface TestClock {
  now: () => Date;
  set(instant: string): void;
  /** Advances the clock by milliseconds. */
  pass(time: number): void;
}

export function testClock(): TestClock {
  let time = Date.parse(BEGIN);
  return {
    now: () => new Date(time),
    set: (instant) => {
      time = Date.parse(instant);
    },
    pass: (passed) => {
      time += passed;
    },
  };
}
