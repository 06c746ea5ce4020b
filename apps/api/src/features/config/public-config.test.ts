import { expect, test } from "vitest";
import { testApi } from "../../testing/test-api.ts";

// @covers placeholders-1
test("a visitor is told which real parts are switched on", async () => {
  const settings = { features: ["pdf-export"], passwordPolicy: "default" } as const;
  const { visitor } = await testApi({ settings });

  expect(await visitor().trpc.config.get.query()).toEqual({ features: ["pdf-export"] });
  expect(await visitor().rest("GET", "/config")).toMatchObject({
    status: 200,
    body: { features: ["pdf-export"] },
  });
});

test("nothing of the settings but the features is told", async () => {
  const { visitor } = await testApi();

  expect(await visitor().trpc.config.get.query()).toEqual({ features: [] });
});
