import { z } from "zod";
import { instant, rowId, textLike } from "./fields.ts";

export const passkeyResponse = z
  .object({
    id: rowId,
    name: textLike("Iris's phone"),
    createdAt: instant,
    lastUsedAt: instant.nullable().meta({ description: "Null until it was used to log in" }),
  })
  .meta({ id: "Passkey" });

const challenge = textLike(
  "3kfJ2sQ1v0b9mXzYt7Lw5g8RpUe4cNoHaKdBiVqTxyM",
  "Random bytes that the passkey signs once, within 5 minutes, base64url",
);
const credentialId = textLike("q1Zk3c9T2mY", "base64url");

/** The JSON form of the Web Authentication API. */
export const passkeyCreationResponse = z
  .object({
    challenge,
    rp: z.object({ name: textLike("Triplan"), id: textLike("triplan.example.org") }),
    user: z.object({
      id: textLike("GbeP0K4sQfCk0m9S5o1lUg", "A random id of the account, base64url"),
      name: textLike("iris@example.com"),
      displayName: textLike("iris@example.com"),
    }),
    pubKeyCredParams: z.array(
      z.object({
        alg: z.int().meta({ description: "A COSE algorithm", examples: [-7] }),
        type: z.literal("public-key"),
      }),
    ),
    timeout: z.int().meta({ description: "Milliseconds" }),
    attestation: z.literal("none"),
    excludeCredentials: z
      .array(
        z.object({
          id: credentialId,
          type: z.literal("public-key"),
          transports: z.array(z.string()),
        }),
      )
      .meta({ description: "The account's passkeys: a device holds one of them at most" }),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      userVerification: z.literal("required"),
      requireResidentKey: z.literal(true),
    }),
  })
  .meta({
    id: "PasskeyCreationOptions",
    description:
      "What navigator.credentials.create needs, as PublicKeyCredentialCreationOptionsJSON",
  });

/** The JSON form of the Web Authentication API. */
export const passkeyRequestResponse = z
  .object({
    challenge,
    rpId: textLike("triplan.example.org"),
    timeout: z.int().meta({ description: "Milliseconds" }),
    userVerification: z.literal("required"),
  })
  .meta({
    id: "PasskeyRequestOptions",
    description: "What navigator.credentials.get needs, as PublicKeyCredentialRequestOptionsJSON",
  });

export const removedPasskeyResponse = z
  .object({ removed: z.literal(true) })
  .meta({ id: "RemovedPasskey" });
