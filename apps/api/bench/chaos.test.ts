import { afterAll, expect, test } from "vitest";
import { FAULTS, sufferFault } from "./load/faults.ts";
import { Product } from "./load/product.ts";

const product = await Product.start();
afterAll(() => product.remove());

// The short form of `pnpm chaos`.
test.each(FAULTS)("$name loses and doubles no acknowledged change", async (fault) => {
  const { acknowledged, missing, doubled } = await sufferFault(product, fault, {
    rounds: 1,
    writers: 8,
  });
  expect(acknowledged).toBeGreaterThan(0);
  expect({ missing, doubled }).toEqual({ missing: 0, doubled: 0 });
});
