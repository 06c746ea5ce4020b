import { afterAll, expect, test } from "vitest";
import type { Stage } from "./stages.ts";
import { sufferFault, type Losses } from "./suffer-fault.ts";

/** The short form of `pnpm chaos`: each fault strikes once while a few athletes write. */
export function testFaults(stage: Stage): void {
  afterAll(() => stage.remove());
  test.each(stage.faults)("$name loses and doubles no acknowledged change", async (fault) => {
    const losses = await sufferFault(stage, fault, { rounds: 1, writers: 6 });
    expect(losses).toMatchObject(NOTHING_LOST);
    expect(losses.acknowledged).toBeGreaterThan(0);
  });
}

export const NOTHING_LOST: Partial<Losses> = { missing: 0, doubled: 0, faulty: 0 };
