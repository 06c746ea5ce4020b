import { expect, test } from "vitest";
import { testApi } from "../../testing/api/test-api.ts";

const api = await testApi();

test("a login is found behind cookies of the same name that others set", async () => {
  const user = await api.user();
  const own = user.jar.header() ?? "";
  for (const cookie of [
    `triplan=garbage; ${own}`,
    `${own}; triplan=garbage`,
    `triplan=; a=b; ${own}`,
  ]) {
    const answer = await api.visitor().send({ url: "/api/user", headers: { cookie } });
    expect([cookie, answer.statusCode]).toEqual([cookie, 200]);
  }
  const forged = { cookie: "triplan=garbage; triplan=a.b" };
  expect((await api.visitor().send({ url: "/api/user", headers: forged })).statusCode).toBe(401);
});
