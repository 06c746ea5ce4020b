import { rotateTokenKeys } from "../features/wearable/rotate-token-keys.ts";
import { createTokenBox } from "../wearable/token-box.ts";
import type { Command } from "./command.ts";

/** Re-encrypts every stored token with the first of TOKEN_KEYS. */
export const rotateKeys: Command = {
  summary: "seal every stored token with the first of TOKEN_KEYS",
  run: async ({ config, log, print, database }) => {
    if (!config) {
      print("No watch service is set up, so there are no keys.");
      return false;
    }
    const { db } = await database();
    const source = { db, log, box: createTokenBox(config.tokenKeys) };
    const { sealed, kept, unreadable } = await rotateTokenKeys(source);
    print(`${sealed} connections sealed anew, ${kept} were sealed with the first key already.`);
    if (unreadable > 0)
      print(`PROBLEM  ${unreadable} can't be read: their key is not in TOKEN_KEYS.`);
    else
      print("Keep old keys for 14 days: pings that may have to be replayed are sealed with them.");
    return unreadable === 0;
  },
};
