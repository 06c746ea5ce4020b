import { expect } from "vitest";
import { PASSWORD, type testApi } from "../api/test-api.ts";
import type { ClientOptions, TestClient } from "../api/test-client.ts";
import { codeOf, turnedOn, wrongCodeOf } from "./second-factor-steps.ts";

/** Milliseconds for which an app shows a code. */
export const STEP = 30_000;

type Api = Pick<Awaited<ReturnType<typeof testApi>>, "user" | "visitor" | "clock">;

/** The answer to the right password of such an account. */
export const CODE_NEEDED = {
  status: 401,
  body: {
    code: "code_required",
    message: "Enter a code of your authenticator app to log in",
  },
};

/** The answer to a wrong or used code. */
export const WRONG_CODE = {
  status: 401,
  body: {
    code: "unauthenticated",
    issues: [{ path: "code", message: expect.stringMatching(/^This code is not valid/) }],
  },
};

/** Answers a code of the authenticator app or a recovery code. */
export const sendCode = (browser: TestClient, code: string) =>
  browser.rest("POST", "/login/code", { code });

let networks = 0;
/** A network without failed logins. */
export const newNetwork = () => {
  networks += 1;
  return `198.51.100.${networks}`;
};

/** An account with two-step login, and what its owner and strangers do with it. */
export async function twoStepAthlete(api: Api) {
  const user = await api.user();
  const { secret, recoveryCodes } = await turnedOn(user, api.clock.now());
  // The step after that of the code that turned it on.
  api.clock.pass(STEP);
  const credentials = { username: user.email, password: PASSWORD };
  return {
    user,
    secret,
    recoveryCodes,
    credentials,
    code: () => codeOf(secret, api.clock.now()),
    wrongCode: () => wrongCodeOf(secret, api.clock.now()),
    /** A browser that has sent the password. */
    afterPassword: async (options: ClientOptions = { remoteAddress: newNetwork() }) => {
      const browser = api.visitor(options);
      const answer = await browser.rest("POST", "/login", credentials);
      return { browser, answer };
    },
  };
}
