import { expect, test } from "vitest";
import { TEST_SETTINGS, testApi } from "../../testing/api/test-api.ts";

// @covers placeholders-1
test("the public config lists the enabled features", async () => {
  const { visitor } = await testApi({ settings: { ...TEST_SETTINGS, features: ["pdf-export"] } });

  expect(await visitor().trpc.config.get.query()).toMatchObject({ features: ["pdf-export"] });
  expect(await visitor().rest("GET", "/config")).toMatchObject({
    status: 200,
    body: { features: ["pdf-export"] },
  });
});

test("the public config exposes no other settings", async () => {
  const { visitor } = await testApi();

  expect(await visitor().trpc.config.get.query()).toEqual({
    features: [],
    registration: "open",
    passwordReset: "operator",
    passkeyOrigin: "http://localhost:3000",
  });
});
