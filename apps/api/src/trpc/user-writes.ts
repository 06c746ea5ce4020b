import { UserQueue } from "../threads/user-queue.ts";

/** Fewer than the connections of the pool, so that one user's writes leave some to others. */
const AT_ONCE = 4;
const WAITING = 100;

/** The writes of each user: a few at a time. */
export const userWrites = (): UserQueue =>
  new UserQueue({
    atOnce: AT_ONCE,
    waiting: WAITING,
    refusal: "Your earlier changes are still being saved. Try again in a moment.",
  });
