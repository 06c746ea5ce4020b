import { createTriplanClient } from "@triplan/client";
import makeFetchCookie from "fetch-cookie";
import { PASSWORD } from "./athlete.ts";
import { expect, test } from "./fixtures.ts";

test("a program outside a browser registers, logs in and lists its plans", async ({ baseURL }) => {
  const connect = () =>
    createTriplanClient({ url: `${baseURL}/trpc`, fetch: makeFetchCookie(fetch) });
  const account = { username: `program-${crypto.randomUUID()}@example.org`, password: PASSWORD };
  await connect().auth.register.mutate(account);
  const client = connect();

  await expect(client.plans.list.query()).rejects.toMatchObject({ data: { httpStatus: 401 } });
  await client.auth.login.mutate(account);

  expect(await client.plans.list.query()).toEqual([]);
  expect(await client.auth.me.query()).toMatchObject({ username: account.username });
});
