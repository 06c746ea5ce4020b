/** An exercise on a day, before and after a change of the plan. */
export interface PlacedExercise {
  slotKey: string;
  minutesBefore: number;
  minutesAfter: number;
  isKey: boolean;
  /** Shared by the two halves of a brick, which stay together. */
  brickId: string | null;
  /** False for an exercise that never moves: done, skipped, or on a day that is over. */
  isOpen: boolean;
  /** True if the day allowed its sport before and does not any more. */
  isSportClosed?: boolean;
}

/** Minutes that the plan has for a day. */
export interface DayRoomChange {
  before: number;
  after: number;
}

/**
 * The exercises that a day has no room for any more. A day whose room does not shrink keeps what it
 * held, even if that was more than its room. Key exercises stay first, then longer ones. A unit with a
 * sport that the day closed leaves it.
 */
export function displacedSlots(placed: readonly PlacedExercise[], room: DayRoomChange): string[] {
  const held = totalOf(placed.map(({ minutesBefore }) => minutesBefore));
  const most = room.after < room.before ? room.after : Math.max(room.after, held);
  let used = totalOf(placed.flatMap((each) => (each.isOpen ? [] : [each.minutesAfter])));
  const units = unitsOf(placed.filter(({ isOpen }) => isOpen));
  return units.flatMap((unit) => {
    const minutes = totalOf(unit.map(({ minutesAfter }) => minutesAfter));
    const isClosed = unit.some(({ isSportClosed }) => isSportClosed === true);
    if (isClosed || used + minutes > most) return unit.map(({ slotKey }) => slotKey);
    used += minutes;
    return [];
  });
}

/** Single exercises and whole bricks, the most important first. */
function unitsOf(placed: readonly PlacedExercise[]): PlacedExercise[][] {
  const units = [...Map.groupBy(placed, ({ brickId, slotKey }) => brickId ?? slotKey).values()];
  const isKey = (unit: readonly PlacedExercise[]) => (unit.some((each) => each.isKey) ? 1 : 0);
  const minutes = (unit: readonly PlacedExercise[]) =>
    totalOf(unit.map((each) => each.minutesAfter));
  return units.toSorted((a, b) => isKey(b) - isKey(a) || minutes(b) - minutes(a));
}

const totalOf = (minutes: readonly number[]) => minutes.reduce((sum, each) => sum + each, 0);
