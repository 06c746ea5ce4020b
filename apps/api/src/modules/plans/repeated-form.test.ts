import { describe, expect, test } from "vitest";
import { testApi, type TestUser } from "../../testing/api/test-api.ts";
import { validPlan } from "../../testing/inputs/valid-plan.ts";

const api = await testApi();

const send = (user: TestUser, key: string, changes: Parameters<typeof validPlan>[0] = {}) =>
  user.rest("POST", "/training-plans", validPlan(changes), { "idempotency-key": key });

describe("a repeated plan form", () => {
  test("returns the plan of the first request and creates no other", async () => {
    const user = await api.user();
    const first = await send(user, "form-1");
    const before = await api.digest();

    const second = await send(user, "form-1");

    expect(first.status).toBe(201);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await api.digest()).toEqual(before);
  });

  test("is recognised over tRPC by the key in its input", async () => {
    const user = await api.user();
    const first = await send(user, "form-1");
    const second = await user.trpc.plans.create.mutate(validPlan({ idempotencyKey: "form-1" }));
    expect(second).toEqual(first.body);
  });

  test("is recognised on a later day, when its race date would be rejected", async () => {
    const user = await api.user();
    const first = await send(user, "form-1", { raceDate: "2026-03-03" });
    api.clock.pass(2 * 86_400_000);
    expect(await send(user, "form-1", { raceDate: "2026-03-03" })).toMatchObject({
      status: 201,
      body: first.body,
    });
  });

  test("sent ten times concurrently creates one plan with one set of exercises", async () => {
    const user = await api.user();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(user, "form-1")));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill(answers[0]?.body));
    const [plan, ...others] = await user.trpc.plans.list.query();
    expect(others).toEqual([]);
    const once = await user.trpc.plans.create.mutate(validPlan());
    const [many, few] = await Promise.all(
      [plan?.id ?? 0, once.id].map((planId) => user.trpc.plans.workouts.query({ planId })),
    );
    expect(many?.length).toBe(few?.length);
  });

  test("with different values is a conflict and changes nothing", async () => {
    const user = await api.user();
    await send(user, "form-1");
    const before = await api.digest();

    expect(await send(user, "form-1", { name: "Another race" })).toMatchObject({
      status: 409,
      body: { message: "This form was already sent with other values. Reload the page." },
    });
    expect(await api.digest()).toEqual(before);
  });

  test("as ten concurrent different forms with one key creates one plan", async () => {
    const user = await api.user();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(user, "form-1", { name: `Race ${index}` })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    expect(await user.trpc.plans.list.query()).toHaveLength(1);
  });

  test("with another key or none creates another plan", async () => {
    const user = await api.user();
    await send(user, "form-1");
    await send(user, "form-2");
    await user.rest("POST", "/training-plans", validPlan());
    await user.rest("POST", "/training-plans", validPlan());
    expect(await user.trpc.plans.list.query()).toHaveLength(4);
  });

  test("from another athlete creates that athlete's own plan", async () => {
    const [ana, ben] = [await api.user(), await api.user()];
    const [hers, his] = [await send(ana, "form-1"), await send(ben, "form-1")];
    expect([hers, his]).toMatchObject([
      { status: 201, body: { userId: ana.id } },
      { status: 201, body: { userId: ben.id } },
    ]);
  });

  test("creates a new plan after the first was deleted", async () => {
    const user = await api.user();
    await send(user, "form-1");
    const [plan] = await user.trpc.plans.list.query();
    await user.trpc.plans.delete.mutate({ planId: plan?.id ?? 0 });
    expect(await send(user, "form-1")).toMatchObject({ status: 201 });
    expect(await user.trpc.plans.list.query()).toHaveLength(1);
  });

  test.each([
    ["empty", ""],
    ["256 characters long", "k".repeat(256)],
    ["not storable", "a\u0000b"],
    ["a lone surrogate", "\ud800"],
  ])("with a key that is %s is rejected", async (_what, idempotencyKey) => {
    const user = await api.user();
    const answer = await user.rest("POST", "/training-plans", {
      ...validPlan(),
      idempotencyKey,
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: "idempotencyKey" }] } });
  });
});
