import { describe, expect, test } from "vitest";
import { PASSWORD, testApi } from "../../testing/api/test-api.ts";
import { addedPasskey, logInWith } from "../../testing/passkeys/passkey-steps.ts";
import {
  CODE_NEEDED,
  newNetwork,
  sendCode,
  twoStepAthlete,
} from "../../testing/second-factor/two-step-athlete.ts";
import { newResetLink } from "../auth/new-reset-link.ts";

const PASSWORD_FIRST = {
  status: 401,
  body: { message: "Your login took too long. Log in with your password again." },
};

const api = await testApi();

describe("the second factor", () => {
  test("does not show before the right password", async () => {
    const { credentials } = await twoStepAthlete(api);
    const wrong = { ...credentials, password: "a wrong password" };
    expect(
      await api.visitor({ remoteAddress: newNetwork() }).rest("POST", "/login", wrong),
    ).toMatchObject({
      status: 401,
      body: { message: "Invalid email or password" },
    });
  });

  test("is not bypassed by a link for a new password, which ends pending logins", async () => {
    const { user, code, afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    const reset = { userId: user.id, now: api.clock.now(), publicOrigin: "http://localhost:3000" };
    const [, token] = (await newResetLink(api.db, reset)).url.split("#token=");
    const newPassword = `new ${PASSWORD}`;
    await api.visitor().rest("POST", "/password-reset", { token, newPassword });
    expect(await sendCode(browser, code())).toMatchObject(PASSWORD_FIRST);
    const again = api.visitor({ remoteAddress: newNetwork() });
    const login = { username: user.email, password: newPassword };
    expect(await again.rest("POST", "/login", login)).toMatchObject(CODE_NEEDED);
    expect((await again.rest("GET", "/user")).status).toBe(401);
    expect((await sendCode(again, code())).status).toBe(200);
  });

  test("stays after a change of the password, which ends pending logins", async () => {
    const { user, code, afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    const newPassword = `new ${PASSWORD}`;
    await user.rest("PUT", "/user/password", { currentPassword: PASSWORD, newPassword });
    expect(await sendCode(browser, code())).toMatchObject(PASSWORD_FIRST);
    expect(await user.trpc.secondFactor.read.query()).toMatchObject({ recoveryCodes: 10 });
  });

  test("is not asked for after a passkey, which is two factors", async () => {
    const { user } = await twoStepAthlete(api);
    const { device } = await addedPasskey(user);
    expect(await logInWith(api.visitor(), device)).toMatchObject({
      status: 200,
      body: { id: user.id },
    });
  });

  test("lets an account return that waits to be deleted, only after the code", async () => {
    const { user, code, afterPassword } = await twoStepAthlete(api);
    await user.rest("POST", "/user/deletion", { password: PASSWORD });
    const { browser } = await afterPassword();
    const row = () =>
      api.db
        .selectFrom("userAccount")
        .select("deletionRequestedAt")
        .where("id", "=", user.id)
        .executeTakeFirstOrThrow();
    expect((await row()).deletionRequestedAt).not.toBeNull();
    expect((await sendCode(browser, code())).body).toMatchObject({ isRestored: true });
    expect((await row()).deletionRequestedAt).toBeNull();
  });

  test("does not open an account that is disabled before the code", async () => {
    const { user, code, afterPassword } = await twoStepAthlete(api);
    const { browser } = await afterPassword();
    const disabled = { disabledAt: api.clock.now().toISOString() };
    await api.db.updateTable("userAccount").set(disabled).where("id", "=", user.id).execute();
    expect((await sendCode(browser, code())).status).toBe(403);
    expect((await afterPassword()).answer.status).toBe(403);
  });
});
