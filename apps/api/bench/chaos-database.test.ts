import { afterAll, expect, test } from "vitest";
import { NOTHING_LOST, strikeOnce } from "./load/short-form.ts";
import { behindWire } from "./load/stages.ts";

const stage = await behindWire();
afterAll(() => stage.remove());

test.each(stage.faults)("$name loses and doubles no acknowledged change", async (fault) => {
  const losses = await strikeOnce(stage, fault);
  expect(losses).toMatchObject(NOTHING_LOST);
  expect(losses.acknowledged).toBeGreaterThan(0);
});
