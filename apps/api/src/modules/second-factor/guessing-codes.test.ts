import { describe, expect, test } from "vitest";
import { PATIENT } from "../../testing/api/patient.ts";
import { testApi } from "../../testing/api/test-api.ts";
import { mailingApi } from "../../testing/jobs/mailing-api.ts";
import {
  CODE_NEEDED,
  newNetwork,
  sendCode,
  STEP,
  twoStepAthlete,
  WRONG_CODE,
} from "../../testing/second-factor/two-step-athlete.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const api = await testApi();

describe("guessing codes", () => {
  test("counts as failed logins, also when the password is sent between them", async () => {
    const { wrongCode, code, credentials } = await twoStepAthlete(api);
    const browser = api.visitor({ remoteAddress: newNetwork() });
    for (let count = 0; count < 5; count += 1) {
      expect(await browser.rest("POST", "/login", credentials)).toMatchObject(CODE_NEEDED);
      expect(await sendCode(browser, wrongCode())).toMatchObject(WRONG_CODE);
    }
    expect((await sendCode(browser, code())).status).toBe(429);
    expect((await browser.rest("POST", "/login", credentials)).status).toBe(429);
  });

  test("is refused for an hour after ten from any network; recovery codes still work", async () => {
    const own = await mailingApi();
    const { user, wrongCode, code, recoveryCodes, afterPassword } = await twoStepAthlete(own);
    for (let count = 0; count < 10; count += 1) {
      expect(await sendCode((await afterPassword()).browser, wrongCode())).toMatchObject(
        WRONG_CODE,
      );
    }
    own.clock.pass(2 * MINUTE);
    const { browser } = await afterPassword();
    expect(await sendCode(browser, code())).toMatchObject({
      status: 429,
      body: {
        message: "Too many attempts. Use a recovery code, or try again in 58 minutes.",
      },
      headers: { "retry-after": "3480" },
    });
    await expect
      .poll(() => own.mailsTo(user.email).join("\n"), PATIENT)
      .toContain("Subject: Wrong codes for your Triplan account");
    expect((await sendCode(browser, recoveryCodes[0] ?? "")).status).toBe(200);
    own.clock.pass(HOUR - 2 * MINUTE);
    expect((await sendCode((await afterPassword()).browser, code())).status).toBe(200);
  });

  test("starts from zero after a right code", async () => {
    const own = await testApi();
    const { wrongCode, code, afterPassword } = await twoStepAthlete(own);
    for (let round = 0; round < 3; round += 1) {
      const { browser } = await afterPassword();
      for (let count = 0; count < 4; count += 1) {
        expect(await sendCode(browser, wrongCode())).toMatchObject(WRONG_CODE);
      }
      expect((await sendCode(browser, code())).status).toBe(200);
      own.clock.pass(STEP);
    }
  });

  test("is in the log with a label of the account, without the code", async () => {
    const { user, wrongCode, afterPassword } = await twoStepAthlete(api);
    const remoteAddress = newNetwork();
    const { browser } = await afterPassword({ remoteAddress });
    await sendCode(browser, wrongCode());
    const line = api.log
      .text()
      .split("\n")
      .find((each) => each.includes("login code refused") && each.includes(remoteAddress));
    expect(JSON.parse(line ?? "{}")).toMatchObject({
      level: 40,
      network: remoteAddress,
      account: expect.stringMatching(/^[\da-f]{16}$/),
    });
    expect(line).not.toContain(wrongCode());
    expect(line).not.toContain(user.email);
  });
});
