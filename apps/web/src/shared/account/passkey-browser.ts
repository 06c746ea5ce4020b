import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import { NO_PASSKEYS_HERE } from "@triplan/domain";

const NO_PASSKEYS_IN_BROWSER =
  "This browser has no passkeys. A current Chrome, Edge, Firefox or Safari has them.";
const NOT_MADE = "No passkey was made. Try again.";
const NOT_USED = "No passkey was used. Try again, or log in with your password.";

/** What browsers report of a passkey that can't be made, by the name of the error. */
const MAKING: Readonly<Partial<Record<string, string>>> = {
  InvalidStateError: "This device has a passkey for your account already.",
  ConstraintError: "This device can't keep a passkey that needs a screen lock. Use another one.",
  NotSupportedError: "This device can't keep such a passkey. Use another one.",
};

/**
 * Why a passkey can't be used here; null if one can. `passkeyOrigin` is the only address that has
 * passkeys, undefined while it loads.
 */
export function passkeyObstacle(passkeyOrigin: string | null | undefined): string | null {
  if (passkeyOrigin === null) return NO_PASSKEYS_HERE;
  if (passkeyOrigin !== undefined && location.origin !== passkeyOrigin) {
    return `Passkeys work at ${passkeyOrigin} only. Open Triplan there.`;
  }
  return "PublicKeyCredential" in window ? null : NO_PASSKEYS_IN_BROWSER;
}

// Most visits use no passkey: its code loads when one is used.
const load = () => import("./passkey-code.ts");

/** Lets the device make a passkey. Throws an error to show. */
export async function makePasskey(
  optionsJSON: PublicKeyCredentialCreationOptionsJSON,
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await load();
  try {
    return await startRegistration({ optionsJSON });
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : "";
    throw new Error(MAKING[name] ?? NOT_MADE, { cause });
  }
}

type Signed = AuthenticationResponseJSON & { response: { userHandle: string } };

const hasUser = (answer: AuthenticationResponseJSON): answer is Signed =>
  answer.response.userHandle !== undefined;

/** Lets the athlete choose a passkey and sign with it. Throws an error to show. */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<Signed> {
  const { startAuthentication } = await load();
  try {
    const answer = await startAuthentication({ optionsJSON });
    if (hasUser(answer)) return answer;
  } catch (cause) {
    throw new Error(NOT_USED, { cause });
  }
  throw new Error(NOT_USED);
}
