import { afterFile } from "@triplan/db/testing/after-file";
import { describe, expect, test } from "vitest";
import { refusalOf } from "../../testing/api/refusal-of.ts";
import { breakStatements, INNER_TEXT } from "../../testing/api/break-statements.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";
import { createLog } from "../../log.ts";
import { UseCaseThreads } from "./use-case-threads.ts";

const inline = await testApi();
const threads = new UseCaseThreads(
  { connectionString: inline.connectionString },
  createLog("silent"),
);
afterFile(() => threads.close());
const api = await testApi({ db: inline.db, threads });
const user = await api.user();

const adjustment = {
  fromWeek: 2,
  adjustmentType: "volume",
  volumeAdjustment: 80,
  intensityAdjustment: "maintain",
  reason: "fatigue",
} as const;

describe("use cases in threads", () => {
  test("store a plan without a statement on the event loop's connections", async () => {
    const before = inline.statements.length;
    const plan = await user.trpc.plans.create.mutate(validPlan());
    const sent = inline.statements.slice(before);
    expect(sent.filter((sql) => /insert into "(?:training_plan|exercise)"/.test(sql))).toEqual([]);
    expect(await user.rest("GET", "/training-plans")).toMatchObject({
      status: 200,
      body: [{ id: plan.id }],
    });
  });

  test("answer the same over both transports as without threads", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const without = inline.visitor({ jar: user.jar });
    const expected = await without.trpc.plans.previewAdjustment.query({ planId, ...adjustment });
    const answers = await Promise.all(
      [1, 2, 3].map(() => user.trpc.plans.previewAdjustment.query({ planId, ...adjustment })),
    );
    expect(answers).toEqual([expected, expected, expected]);
    const rest = await user.rest("GET", `/training-plans/${planId}/workouts`);
    expect(rest.status).toBe(200);
    expect(rest.body).toEqual(
      (await without.rest("GET", `/training-plans/${planId}/workouts`)).body,
    );
  });

  test("refuse with the same sentence: another user's plan is missing", async () => {
    const { id: planId } = await user.trpc.plans.create.mutate(validPlan());
    const other = await api.user();
    expect(await refusalOf(other.trpc.plans.adjust.mutate({ planId, ...adjustment }))).toEqual({
      status: 404,
      code: "not_found",
      message: "Training plan not found",
    });
    const late = { planId, ...adjustment, fromWeek: 90 };
    expect(await user.rest("POST", `/training-plans/${planId}/adjust`, late)).toMatchObject({
      status: 400,
      body: { issues: [{ path: "fromWeek" }] },
    });
  });

  test("hide an unexpected error and log it with its place and the request's id", async () => {
    const restore = await breakStatements(inline.db, "training_plan", "insert");
    const answer = await user.rest("POST", "/training-plans", validPlan());
    await restore();
    expect(answer).toMatchObject({ status: 500, body: { message: "Something went wrong" } });
    const { requestId } = answer.body as { requestId: string };
    const lines = api.log.text().split("\n");
    const line = lines.find((each) => each.includes(requestId) && each.includes('"level":50'));
    expect(line).toContain(INNER_TEXT);
    expect(line).toContain("create-plan.ts");
  });

  test("answer 503 with a time to wait while the database is unavailable", async () => {
    const away = new UseCaseThreads(
      { connectionString: "postgres://u:p@127.0.0.1:1/none" },
      createLog("silent"),
    );
    const cut = await testApi({ db: inline.db, threads: away });
    const answer = await cut
      .visitor({ jar: user.jar })
      .rest("POST", "/training-plans", validPlan());
    await away.close();
    expect(answer).toMatchObject({ status: 503, headers: { "retry-after": "2" } });
  });
});
