import { expect, test } from "vitest";
import { FOREIGN_KEYS, isMissingReference, isUniqueViolation, UNIQUE_KEYS } from "./errors.ts";

const failure = (code: string, constraint: string) =>
  Object.assign(new Error("refused"), { code, constraint });

test.each([
  ["of plain PostgreSQL", ""],
  ["with the number of a shard", "_102008"],
])("knows a constraint by its name %s", (_kind, suffix) => {
  const conflict = failure("23505", `${UNIQUE_KEYS.activity}${suffix}`);
  const missing = failure("23503", `${FOREIGN_KEYS.currentPlan}${suffix}`);

  expect(isUniqueViolation(conflict, UNIQUE_KEYS.activity)).toBe(true);
  expect(isUniqueViolation(conflict, UNIQUE_KEYS.passkey)).toBe(false);
  expect(isMissingReference(missing, FOREIGN_KEYS.currentPlan)).toBe(true);
});

test.each(["_key", "_", "_1_2", "1", "_102008 "])(
  "takes a constraint with %j at the end for another one",
  (suffix) => {
    const conflict = failure("23505", `${UNIQUE_KEYS.activity}${suffix}`);
    const missing = failure("23503", `${FOREIGN_KEYS.currentPlan}${suffix}`);

    expect(isUniqueViolation(conflict, UNIQUE_KEYS.activity)).toBe(false);
    expect(isMissingReference(missing, FOREIGN_KEYS.currentPlan)).toBe(false);
  },
);
