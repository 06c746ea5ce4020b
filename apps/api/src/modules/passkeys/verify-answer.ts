import type { AddPasskeyInput, PasskeyLoginInput } from "@triplan/contract";
import type { PasskeyForLogin } from "@triplan/db";
import type { Log } from "../../log.ts";
import type { RelyingParty } from "./relying-party.ts";

/**
 * COSE algorithms of keys: Ed25519, ES256 and RS256. Not the library's own list, which prefers one
 * that Node calls experimental.
 */
export const KEY_ALGORITHMS = [-8, -7, -257];

interface Expected {
  party: RelyingParty;
  challenge: string;
  log: Log;
}

export interface VerifiedPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: number;
}

/** The new key of a device's answer; null if anything in it is wrong. */
export async function verifyNewPasskey(
  { response, ...key }: AddPasskeyInput["credential"],
  { party, challenge, log }: Expected,
): Promise<VerifiedPasskey | null> {
  // Loaded with the first passkey: threads that compute plans never need it.
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const { clientDataJSON, attestationObject } = response;
  try {
    if (!(await isWithoutCertificates(attestationObject))) return null;
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...key,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: KEY_ALGORITHMS,
    });
    if (!verified) return null;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    // The one that is stored is the one that the device signs with.
    if (credentialId !== key.id) return null;
    return { credentialId, publicKey: Buffer.from(publicKey), counter };
  } catch (err) {
    log.info({ err }, "passkey not added");
    return null;
  }
}

/** Checked before certificates are parsed: Triplan requests none and could not verify them. */
async function isWithoutCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  const decoded = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, "base64url")),
  );
  const format = decoded.get("fmt");
  return format === "none" || (format === "packed" && !decoded.get("attStmt").get("x5c"));
}

/** The counter of a signature by the stored key; null if anything in the answer is wrong. */
export async function verifySignature(
  { response, ...key }: PasskeyLoginInput["credential"],
  passkey: PasskeyForLogin,
  { party, challenge, log }: Expected,
): Promise<number | null> {
  if (response.userHandle !== userHandle(passkey.passkeyUserId)) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...key, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    log.info({ err }, "passkey not accepted");
    return null;
  }
}

/** The account's id as devices store it. */
export const userHandle = (passkeyUserId: string): string =>
  Buffer.from(passkeyUserId.replaceAll("-", ""), "hex").toString("base64url");
