import { rotateSecretKeys } from "../../modules/second-factor/rotate-secret-keys.ts";
import { createTokenCipher } from "../../secrets/token-cipher.ts";
import { rotateTokenKeys } from "../../wearables/tokens/rotate-token-keys.ts";
import type { Command } from "../program/command.ts";

/** Re-encrypts every stored secret with the first of TOKEN_KEYS, with or without a watch service. */
export const rotateKeys: Command = {
  summary: "encrypt every stored secret with the first of TOKEN_KEYS",
  run: async ({ tokenKeys, log, print, database }) => {
    if (!tokenKeys) {
      print("TOKEN_KEYS is not set, so nothing is encrypted.");
      return false;
    }
    const { db } = await database();
    const source = { db, log, cipher: createTokenCipher(tokenKeys) };
    const tokens = await rotateTokenKeys(source);
    const secrets = await rotateSecretKeys(source);
    for (const [what, { reencrypted, kept }] of [
      ["connections", tokens],
      ["second factors", secrets],
    ] as const) {
      print(`Re-encrypted ${reencrypted} ${what}; ${kept} used the first key already.`);
    }
    const unreadable = tokens.unreadable + secrets.unreadable;
    if (unreadable > 0)
      print(`PROBLEM  ${unreadable} can't be read: their key is not in TOKEN_KEYS.`);
    else print("Keep old keys for 14 days: stored pings that may be replayed still use them.");
    return unreadable === 0;
  },
};
