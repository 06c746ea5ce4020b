import { describe, expect, test } from "vitest";
import { framed, livedAthlete } from "../../testing/athletes/lived-athlete.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { LESS } from "../../testing/inputs/any-input.ts";

const api = await testApi();

describe("undoing a safe step", () => {
  test("restores every byte, whatever was done since the exercise was written", async () => {
    const { agree, content, undo } = await livedAthlete(api);
    const before = await content();
    const layerId = await agree();
    expect(await content()).not.toEqual(before);
    await undo(layerId);
    expect(await content()).toEqual(before);
  });

  test("restores the minutes with targets that changed in between", async () => {
    const { user, agree, content, undo } = await livedAthlete(api);
    const retarget = () =>
      user.trpc.thresholds.record.mutate({ runThreshold: 440, isConfirmed: true });
    const before = await content();
    const layerId = await agree();
    const { records } = await retarget();
    await undo(layerId);
    const after = await content();
    expect(after.map(framed)).toEqual(before.map(framed));
    // The targets are those that the exercise would have got without the step.
    await user.trpc.thresholds.delete.mutate({ thresholdId: records[0]?.id ?? 0 });
    expect(await content()).toEqual(before);
    await retarget();
    expect(await content()).toEqual(after);
  });

  test("leaves an exercise that was adjusted in between as the adjustment makes it", async () => {
    const [first, second] = [await livedAthlete(api), await livedAthlete(api)];
    const adjust = ({ user, planId }: typeof first) =>
      user.trpc.plans.adjust.mutate({ planId, ...LESS, fromWeek: 9 });
    const layerId = await first.agree();
    await adjust(first);
    await first.undo(layerId);
    await second.undo(await second.agree());
    await adjust(second);
    expect((await first.content()).map(framed)).toEqual((await second.content()).map(framed));
  });
});
