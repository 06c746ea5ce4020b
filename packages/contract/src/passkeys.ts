import { MAX_PASSKEY_NAME, PASSKEY_LOGIN_FAILED, PASSKEY_NOT_ADDED } from "@triplan/domain";
import { z } from "zod";
import { ownPassword } from "./account.ts";
import { nameText } from "./texts/text.ts";

const BASE64URL = /^[\w-]+$/;
/** Bytes of a credential's id are at most 1,023, and those of a user's handle 64. */
const MAX_CREDENTIAL_ID = 1364;
const MAX_USER_HANDLE = 86;
const MAX_CLIENT_DATA = 4096;
const MAX_AUTHENTICATOR_DATA = 8192;
const MAX_SIGNATURE = 8192;
/** Devices may add certificates, although they are asked for none. */
const MAX_ATTESTATION = 32_768;

/** How browsers reach a device. Others are left out: they are hints only. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
type Transport = (typeof TRANSPORTS)[number];

const isTransport = (text: string): text is Transport =>
  TRANSPORTS.some((transport) => transport === text);

const base64url = (max: number, message: string) =>
  z.string(message).max(max, message).regex(BASE64URL, message);

const keyOf = (message: string) => ({
  id: base64url(MAX_CREDENTIAL_ID, message),
  rawId: base64url(MAX_CREDENTIAL_ID, message),
  type: z.literal("public-key", message),
});

const passkeyName = nameText(MAX_PASSKEY_NAME, "Name");

export const startPasskeyInput = z.object({ password: ownPassword });
export type StartPasskeyInput = z.output<typeof startPasskeyInput>;

/** What `navigator.credentials.create` returned, as JSON. */
export const addPasskeyInput = z.object({
  name: passkeyName,
  credential: z.object(
    {
      ...keyOf(PASSKEY_NOT_ADDED),
      response: z.object(
        {
          clientDataJSON: base64url(MAX_CLIENT_DATA, PASSKEY_NOT_ADDED),
          attestationObject: base64url(MAX_ATTESTATION, PASSKEY_NOT_ADDED),
          transports: z
            .array(z.string(PASSKEY_NOT_ADDED), PASSKEY_NOT_ADDED)
            .max(10, PASSKEY_NOT_ADDED)
            .transform((all) => [...new Set(all.filter(isTransport))])
            .optional(),
        },
        PASSKEY_NOT_ADDED,
      ),
    },
    PASSKEY_NOT_ADDED,
  ),
});
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;

/** What `navigator.credentials.get` returned, as JSON. */
export const passkeyLoginInput = z.object({
  credential: z.object(
    {
      ...keyOf(PASSKEY_LOGIN_FAILED),
      response: z.object(
        {
          clientDataJSON: base64url(MAX_CLIENT_DATA, PASSKEY_LOGIN_FAILED),
          authenticatorData: base64url(MAX_AUTHENTICATOR_DATA, PASSKEY_LOGIN_FAILED),
          signature: base64url(MAX_SIGNATURE, PASSKEY_LOGIN_FAILED),
          userHandle: base64url(MAX_USER_HANDLE, PASSKEY_LOGIN_FAILED),
        },
        PASSKEY_LOGIN_FAILED,
      ),
    },
    PASSKEY_LOGIN_FAILED,
  ),
});
export type PasskeyLoginInput = z.output<typeof passkeyLoginInput>;

export const renamePasskeyInput = z.object({ passkeyId: z.int(), name: passkeyName });
export type RenamePasskeyInput = z.output<typeof renamePasskeyInput>;

export const removePasskeyInput = z.object({ passkeyId: z.int(), password: ownPassword });
export type RemovePasskeyInput = z.output<typeof removePasskeyInput>;
