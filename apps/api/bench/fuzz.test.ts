import { afterAll, expect, test } from "vitest";
import { runFuzz } from "./fuzz/run-fuzz.ts";
import { Product } from "./load/product.ts";

const product = await Product.start();
afterAll(() => product.remove());

// The short form of `pnpm fuzz`: every target once.
test("no generated request causes a server error, a foreign row or a stored refusal", async () => {
  const { statuses, faults, targets } = await runFuzz(product, { seed: "short", requests: 400 });
  expect(faults).toEqual([]);
  expect(targets).toBeLessThanOrEqual(400);
  expect(statuses["2xx"]).toBeGreaterThan(30);
});
