import { test as base } from "../fixtures.ts";
import { startProduct, type MovableProduct } from "./start-product.ts";

/** Tests that move the clock: each worker has a product of its own. */
export const test = base.extend<object, { product: MovableProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});
