import { addDays, dateInWeek, exerciseStates, type Weekday } from "@triplan/domain";
import { describe, expect, test } from "vitest";
import { generatePlan } from "../generate-plan.ts";
import { applyTimeOff } from "../revise/index.ts";
import { CREATED, TWENTY_WEEKS } from "../testing/athletes/twenty-weeks.ts";
import { trainingOf } from "../testing/history.ts";
import { openProposals } from "./open-proposals.ts";
import { propose } from "./propose.ts";

const plan = generatePlan(TWENTY_WEEKS);

const off = (firstWeek: number, weeks: number) => ({
  kind: "other" as const,
  fromDate: dateInWeek(CREATED, firstWeek, 0),
  toDate: dateInWeek(CREATED, firstWeek + weeks - 1, 6),
  minutesPerDay: 0,
  sports: [],
  symptoms: null,
  acceptedOn: CREATED,
});

/** What is asked about the race on the day after weeks off, after all training before them. */
function asked(
  firstWeek: number,
  weeks: number,
  { day = 0, longestRun = 0 }: { day?: Weekday; longestRun?: number } = {},
) {
  const timeOff = weeks === 0 ? [] : [off(firstWeek, weeks)];
  const today = dateInWeek(CREATED, firstWeek + weeks, day);
  const revised = applyTimeOff(TWENTY_WEEKS, plan, timeOff);
  const exercises = revised.weeks.flatMap(({ week, exercises: rows }) =>
    rows.map((row, index) => ({
      ...row,
      id: 100 * week + index,
      date: dateInWeek(CREATED, week, row.suggestedDay),
      isScheduled: true,
      skippedAt: null,
      isExcused: false,
      isUnsure: false,
    })),
  );
  const done = exercises
    .filter(({ week }) => week < firstWeek)
    .map((exercise) => trainingOf(exercise, exercise.duration));
  const [first] = exercises;
  const extra =
    first && longestRun > 0
      ? [
          {
            ...trainingOf({ ...first, type: "run", date: addDays(today, -2) }, longestRun),
            exerciseId: null,
          },
        ]
      : [];
  const proposals = propose({
    today,
    request: TWENTY_WEEKS,
    exercises: exerciseStates(TWENTY_WEEKS, { exercises, done }, today),
    done: [...done, ...extra],
    timeOff,
    changes: [],
    races: [],
    signals: [],
  });
  return { today, proposals, about: proposals.filter(({ rule }) => rule === "change-plan") };
}

describe("a race after time off", () => {
  test.each([
    ["without time off", 8, 0],
    ["after two weeks in week 8", 8, 2],
    ["after four weeks in week 6", 6, 4],
    ["in the last week before the taper, after a week off", 17, 1],
    ["after a week off right before the taper", 18, 1],
  ])("is not asked about %s", (_, first, weeks) => {
    expect(asked(first, weeks).about).toEqual([]);
  });

  test("is asked about once the weeks that are left reach too little of the plan", () => {
    const { about } = asked(8, 6);
    expect(about).toMatchObject([
      {
        sentence: expect.stringMatching(
          /^With 7 weeks left, your biggest week can reach about 6\d % of the biggest one first planned\. You can keep the race and aim to finish, choose a shorter distance \(Olympic\), or a later date\.$/,
        ),
        expiresOn: dateInWeek(CREATED, 18, 6),
        effect: null,
      },
    ]);
  });

  test("is asked about the longest run first, unless a longer one was run meanwhile", () => {
    const [proposal] = asked(12, 5).about;
    expect(proposal?.sentence).toMatch(
      /^With 4 weeks left, your longest run can reach .*, about 4\d % of the race's run\. /,
    );
    expect(asked(12, 5, { longestRun: 120 }).about[0]?.sentence).toContain("your biggest week");
  });

  test("is asked about in the taper by what the weeks before it reached", () => {
    const [proposal] = asked(14, 5, { day: 2 }).about;
    expect(proposal?.sentence).toMatch(
      /^With 2 weeks left, the weeks before the taper had no run\. /,
    );
    expect(proposal?.expiresOn).toBe(addDays(TWENTY_WEEKS.raceDate, -1));
    expect(asked(15, 4, { longestRun: 40 }).about[0]?.sentence).toMatch(
      /^With 2 weeks left, your longest run was 40 min, about 3\d % of the race's run\. /,
    );
  });

  test("is kept by a yes, and put off by a later until Sunday", () => {
    const { proposals, about, today } = asked(8, 6);
    const key = about[0]?.key ?? "";
    const open = (answer: "yes" | "later", on: typeof today) =>
      openProposals(proposals, [{ proposalKey: key, answer, date: today }], on).map(
        ({ rule }) => rule,
      );
    expect(open("yes", addDays(today, 20))).not.toContain("change-plan");
    expect(open("later", addDays(today, 6))).not.toContain("change-plan");
    expect(open("later", addDays(today, 7))).toContain("change-plan");
  });
});
