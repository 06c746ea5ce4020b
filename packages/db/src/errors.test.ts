import { expect, test } from "vitest";
import { FOREIGN_KEYS, isMissingReference, isUniqueViolation, UNIQUE_KEYS } from "./errors.ts";

/** As of plain PostgreSQL. */
const failure = (code: string, constraint: string) =>
  Object.assign(new Error("refused"), { code, constraint });

/** As of Citus, which adds the number of the shard. */
const shardFailure = (code: string, constraint: string) =>
  Object.assign(new Error(`table "wearable_activity_102008" refuses "${constraint}"`), { code });

test.each([
  ["plain PostgreSQL", failure, ""],
  ["the coordinator", shardFailure, ""],
  ["a shard", shardFailure, "_102008"],
])("knows a constraint in an error of %s", (_kind, fail, suffix) => {
  const conflict = fail("23505", `${UNIQUE_KEYS.activity}${suffix}`);
  const missing = fail("23503", `${FOREIGN_KEYS.currentPlan}${suffix}`);

  expect(isUniqueViolation(conflict, UNIQUE_KEYS.activity)).toBe(true);
  expect(isUniqueViolation(conflict, UNIQUE_KEYS.passkey)).toBe(false);
  expect(isMissingReference(missing, FOREIGN_KEYS.currentPlan)).toBe(true);
});

test.each(["_key", "_", "_1_2", "1", "_102008 "])(
  "takes a constraint with %j at the end for another one",
  (suffix) => {
    for (const fail of [failure, shardFailure]) {
      const conflict = fail("23505", `${UNIQUE_KEYS.activity}${suffix}`);
      const missing = fail("23503", `${FOREIGN_KEYS.currentPlan}${suffix}`);

      expect(isUniqueViolation(conflict, UNIQUE_KEYS.activity)).toBe(false);
      expect(isMissingReference(missing, FOREIGN_KEYS.currentPlan)).toBe(false);
    }
  },
);
