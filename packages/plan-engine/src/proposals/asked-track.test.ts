import { isoDate } from "@triplan/domain";
import { expect, test } from "vitest";
import { askedTrack } from "./asked-track.ts";
import type { Proposal } from "./proposal.ts";

const proposal = (rule: Proposal["rule"], effect: Proposal["effect"] = null): Proposal => ({
  key: rule,
  rule,
  sentence: "What happened, and what would change.",
  expiresOn: isoDate("2027-03-20"),
  effect,
});

const daysOff = (toDate: string) =>
  proposal("days-off", {
    timeOff: {
      kind: "other",
      fromDate: isoDate("2027-03-01"),
      toDate: isoDate(toDate),
      minutesPerDay: 0,
      sports: [],
      symptoms: null,
    },
  });

test.each([
  ["nothing without a proposal", [], null],
  ["nothing for a tired athlete", [proposal("lighter-now"), proposal("missed-key")], null],
  ["nothing for runs a little shorter than planned", [proposal("safe-step")], null],
  ["that the athlete is behind after a brick", [proposal("missed-brick")], "behind"],
  ["that the athlete is behind after a long exercise", [proposal("missed-long")], "behind"],
  ["that the athlete is behind after 13 days off", [daysOff("2027-03-13")], "behind"],
  ["that the plan no longer fits after 14 days off", [daysOff("2027-03-14")], "change"],
  [
    "that the plan no longer fits where the race is out of reach",
    [proposal("safe-step"), proposal("change-plan")],
    "change",
  ],
] as const)("askedTrack says %s", (_name, open, expected) => {
  expect(askedTrack(open)).toBe(expected);
});
