import { Secret, TOTP } from "otpauth";
import { PASSWORD } from "../api/test-api.ts";
import type { TestClient } from "../api/test-client.ts";

/** The code that an authenticator app with this key shows. */
export const codeOf = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Six digits that the app shows at none of the steps around this time. */
export function wrongCodeOf(secret: string, now: Date): string {
  const near = new Set(
    [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, new Date(now.getTime() + steps * 30_000))),
  );
  const codes = Array.from({ length: 6 }, (_, digit) => String(digit).repeat(6));
  return codes.find((code) => !near.has(code)) ?? "";
}

/** Turns two-step login on for the account of the client; returns the key and the recovery codes. */
export async function turnedOn(user: TestClient, now: Date) {
  const { secret } = await user.trpc.secondFactor.start.mutate({ password: PASSWORD });
  const code = codeOf(secret, now);
  const { recoveryCodes } = await user.trpc.secondFactor.turnOn.mutate({ code });
  return { secret, recoveryCodes };
}
