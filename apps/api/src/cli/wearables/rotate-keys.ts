import { rotateTokenKeys } from "../../wearables/tokens/rotate-token-keys.ts";
import { createTokenCipher } from "../../wearables/provider/token-cipher.ts";
import type { Command } from "../program/command.ts";

/** Re-encrypts every stored token with the first of TOKEN_KEYS. */
export const rotateKeys: Command = {
  summary: "encrypt every stored token with the first of TOKEN_KEYS",
  run: async ({ config, log, print, database }) => {
    if (!config) {
      print("No watch service is configured, so there are no keys.");
      return false;
    }
    const { db } = await database();
    const source = { db, log, cipher: createTokenCipher(config.tokenKeys) };
    const { reencrypted, kept, unreadable } = await rotateTokenKeys(source);
    print(`Re-encrypted ${reencrypted} connections; ${kept} used the first key already.`);
    if (unreadable > 0)
      print(`PROBLEM  ${unreadable} can't be read: their key is not in TOKEN_KEYS.`);
    else print("Keep old keys for 14 days: stored pings that may be replayed still use them.");
    return unreadable === 0;
  },
};
