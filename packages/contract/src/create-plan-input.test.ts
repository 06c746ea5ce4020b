import { describe, expect, test } from "vitest";
import { createPlanInput } from "./plan.ts";
import { issuesOf } from "./testing/issues-of.ts";
import { planSample } from "./testing/samples.ts";

const GOAL = "goalFinishTime: Goal finish time must be a time such as 02:50:00";
const distanceMessage = (sport: string) =>
  `${sport} distance must be a number above 0 and at most 1000 mi`;

/** The sample with its paces and goal as numbers. */
const PARSED = {
  ...planSample(),
  currentSwimPace: 150,
  currentBikePace: 18,
  currentRunPace: 510,
  goalFinishTime: 10_200,
  hoursNow: null,
  longestRunNow: null,
  longestRideNow: null,
  longestSwimNow: null,
  poolLengthMeters: 25,
  optimiseLoad: false,
};

const issuesWith = (change: object) => issuesOf(createPlanInput, { ...planSample(), ...change });

describe("createPlanInput", () => {
  test("accepts a plan of the specification unchanged", () => {
    expect(createPlanInput.parse(planSample())).toEqual(PARSED);
  });

  test.each<[string, object, string[]]>([
    ["name ''", { name: "" }, ["name: Plan name is required"]],
    ["name of spaces", { name: "   " }, ["name: Plan name is required"]],
    ["name a number", { name: 7 }, ["name: Expected string, received number"]],
    [
      "name of 201 characters",
      { name: "n".repeat(201) },
      ["name: Plan name must be at most 200 characters"],
    ],
    [
      "name of 100,000",
      { name: "n".repeat(100_000) },
      ["name: Plan name must be at most 200 characters"],
    ],
    [
      "NUL in the name",
      { name: "a\0b" },
      ["name: Plan name contains characters that can't be stored"],
    ],
    [
      "a lone surrogate in it",
      { name: "a\ud800b" },
      ["name: Plan name contains characters that can't be stored"],
    ],
    ["no race type", { raceType: undefined }, ["raceType: Race type is required"]],
    ["race type ''", { raceType: "" }, ["raceType: Race type is required"]],
    ["race type marathon", { raceType: "marathon" }, ["raceType: Invalid race type"]],
    ["race type 70.3 as a number", { raceType: 70.3 }, ["raceType: Invalid race type"]],
    ["race date ''", { raceDate: "" }, ["raceDate: Race date is required"]],
    ["no race date", { raceDate: undefined }, ["raceDate: Race date is required"]],
    ["race date null", { raceDate: null }, ["raceDate: Race date is required"]],
    ["no level", { experienceLevel: undefined }, ["experienceLevel: Invalid experience level"]],
    ["level pro", { experienceLevel: "pro" }, ["experienceLevel: Invalid experience level"]],
    [
      "swim 5:01",
      { currentSwimPace: "5:01" },
      ["currentSwimPace: Swim pace must be between 1:00 and 5:00 per 100m"],
    ],
    [
      "bike 30.5",
      { currentBikePace: "30.5" },
      ["currentBikePace: Bike pace must be between 10 and 30 mph"],
    ],
    [
      "run 4:59",
      { currentRunPace: "4:59" },
      ["currentRunPace: Run pace must be between 5:00 and 16:00 per mile"],
    ],
    [
      "optimised load as a word",
      { optimiseLoad: "yes" },
      ["optimiseLoad: Optimise weekly load must be on or off"],
    ],
    ["no schedule", { weeklySchedule: null }, ["weeklySchedule: Weekly schedule must have 7 days"]],
  ])("rejects %s under its field", (_, change, issues) => {
    expect(issuesWith(change)).toEqual(issues);
  });

  test.each([
    ["  City Triathlon  ", "City Triathlon", "trimmed"],
    ["n".repeat(200), "n".repeat(200), "200 characters"],
    ["🏊".repeat(200), "🏊".repeat(200), "200 characters of two code units each"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>", "shown as text"],
    ["שלום 🏊🚴🏃", "שלום 🏊🚴🏃", "right to left, with emoji"],
    ["'; drop table users; --", "'; drop table users; --", "harmless as a parameter"],
  ])("stores the name %j as %j: %s", (name, kept) => {
    expect(createPlanInput.parse({ ...planSample(), name }).name).toBe(kept);
  });

  describe.each([
    ["swimDistance", "Swim"],
    ["bikeDistance", "Bike"],
    ["runDistance", "Run"],
  ])("%s", (field, sport) => {
    test.each<[unknown]>([[""], ["  "], [undefined], [null], [25]])(
      "rejects %j as missing",
      (input) => {
        expect(issuesWith({ [field]: input })).toEqual([`${field}: ${sport} distance is required`]);
      },
    );

    test.each([
      "abc",
      "-1",
      "0",
      "0.0",
      "1e3",
      "NaN",
      "Infinity",
      "9999",
      "1000.1",
      "1,234.5",
      "1.5 mi",
      "0x10",
      "+1",
      ".",
      "1.2.3",
      "--1",
      "0.12345678901",
      "٢٥",
      "1\0",
    ])("rejects %j", (input) => {
      expect(issuesWith({ [field]: input })).toEqual([`${field}: ${distanceMessage(sport)}`]);
    });

    test.each([
      ["0.47", "0.47"],
      ["112", "112"],
      ["1000", "1000"],
      ["0.01", "0.01"],
      [" 6.2 ", "6.2"],
      [".5", "0.5"],
      ["1,5", "1.5"],
      ["5.", "5"],
    ])("stores %j as %j", (input, kept) => {
      expect(
        createPlanInput.parse({ ...planSample(), goalFinishTime: null, [field]: input }),
      ).toMatchObject({
        [field]: kept,
      });
    });
  });

  test.each([
    "2027-02-29",
    "2027-13-01",
    "2027-1-1",
    "infinity",
    "20270-01-01",
    "2027-05-23T00:00:00Z",
    "2027-02-30",
    "23.5.2027",
    "tomorrow",
    " 2027-05-23",
    "0000-00-00",
    "2027-05-23\0",
  ])("rejects the race date %j", (raceDate) => {
    expect(issuesWith({ raceDate })).toEqual(["raceDate: Race date must be a valid date"]);
  });

  test.each<[unknown]>([
    ["25:61:00"],
    ["02:50:60"],
    ["-1"],
    ["abc"],
    [""],
    ["02:50"],
    ["00:00:00"],
    [10_200],
    ["2:50:00 pm"],
  ])("rejects the goal %j", (goalFinishTime) => {
    expect(issuesWith({ goalFinishTime })).toEqual([GOAL]);
  });

  test.each<[unknown, number | null]>([
    [null, null],
    [undefined, null],
    ["02:50:00", 10_200],
    ["2:50:00", 10_200],
    ["05:56:55", 21_415],
  ])("reads the goal %j as %j s", (goalFinishTime, finish) => {
    expect(createPlanInput.parse({ ...planSample(), goalFinishTime }).goalFinishTime).toBe(finish);
  });

  test.each(["00:30:00", "01:40:57", "05:56:56", "99:59:59"])(
    "rejects the goal %s for an Olympic race",
    (goalFinishTime) => {
      expect(issuesWith({ goalFinishTime })).toEqual([
        "goalFinishTime: Goal finish time must be between 1:40:58 and 5:56:55 for this race",
      ]);
    },
  );

  test.each<[unknown]>([[0], [-1], [1.5], [1e9], ["12"], [null], [Number.NaN], [105]])(
    "rejects %j total weeks",
    (totalWeeks) => {
      const paths = issuesWith({ totalWeeks }).map((issue) => issue.split(":")[0]);
      expect(new Set(paths)).toEqual(new Set(["totalWeeks"]));
    },
  );

  test.each([1, 104, undefined])(
    // @covers server-4
    "accepts %j total weeks, which the server counts itself",
    (totalWeeks) => {
      expect(issuesWith({ totalWeeks })).toEqual([]);
    },
  );

  test.each<[string, object]>([
    ["null", { goalSwimPace: null, goalBikePace: null, goalRunPace: null }],
    ["missing", { goalSwimPace: undefined, goalBikePace: undefined, goalRunPace: undefined }],
  ])("accepts goal paces that are %s", (_, change) => {
    expect(issuesWith(change)).toEqual([]);
  });

  test("rejects goal paces that are not short texts", () => {
    expect(issuesWith({ goalSwimPace: 142 })).toEqual([
      "goalSwimPace: Expected string, received number",
    ]);
    expect(issuesWith({ goalRunPace: "8".repeat(17) })).toHaveLength(1);
  });

  test.each<[unknown]>([[""], ["k".repeat(256)], [7], ["a\0b"], ["a\ud800"]])(
    "rejects the idempotency key %j",
    (idempotencyKey) => {
      expect(issuesWith({ idempotencyKey })).toHaveLength(1);
    },
  );

  const optional = new Set([
    "goalFinishTime",
    "goalSwimPace",
    "goalBikePace",
    "goalRunPace",
    "totalWeeks",
  ]);

  test.each(Object.keys(planSample()))("requires %s unless a plan can do without it", (field) => {
    const absent = issuesWith({ [field]: undefined });
    expect(absent.length === 0).toBe(optional.has(field));
    expect(absent.every((issue) => issue.startsWith(`${field}: `))).toBe(true);
  });

  test("drops unknown fields", () => {
    const parsed = createPlanInput.parse({ ...planSample(), userId: 7, id: 9, isAdmin: true });
    expect(parsed).toEqual(PARSED);
  });

  // @covers plan-form-1
  test("reports every invalid field, not only the first", () => {
    const paths = issuesWith({ name: "", raceType: "", swimDistance: "", raceDate: "" });
    expect(paths).toEqual([
      "name: Plan name is required",
      "raceType: Race type is required",
      "swimDistance: Swim distance is required",
      "raceDate: Race date is required",
    ]);
  });
});
