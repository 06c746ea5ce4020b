import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createTokenCipher } from "../../../secrets/token-cipher.ts";
import { TOKEN_KEY } from "../../../testing/api/test-wearable.ts";
import { bodyCipher, keepBody, keptText } from "./webhook-body.ts";

const cipher = bodyCipher({ cipher: createTokenCipher([TOKEN_KEY]) }, "sandbox");
const kept = (text: string) => keepBody(Buffer.from(text), text, cipher);
const readAgain = (text: string) => {
  const { column, payload } = kept(text);
  const log = {
    id: 1,
    provider: "sandbox",
    status: "received",
    bodyText: column,
    payload,
  } as const;
  return keptText(log, cipher);
};

describe("the body of a webhook", () => {
  test.prop([fc.json()])("is restored unchanged", (text) => {
    expect(readAgain(text)).toBe(text);
  });

  test.prop([fc.stringMatching(/^[^?]*$/), fc.string(), fc.string({ minLength: 1 })])(
    "hides a URL's query from the log and restores it",
    (path, before, secret) => {
      const token = `token=<${secret}>`;
      const address = `${before}https://x.example/${path}?${token}`;
      const text = JSON.stringify({ activities: [{ callbackURL: address, next: "stays" }] });
      const { column } = kept(text);
      expect(column).not.toContain(JSON.stringify(token).slice(1, -1));
      expect(JSON.parse(column)).toMatchObject({ activities: [{ next: "stays" }] });
      expect(readAgain(text)).toBe(text);
    },
  );

  test("hides a query after escaped slashes", () => {
    expect(kept(String.raw`["HTTP:\/\/x.example\/y?token=z"]`).column).toBe(
      String.raw`["HTTP:\/\/x.example\/y?***"]`,
    );
  });

  test("is stored even if it consists only of URL prefixes", () => {
    const text = JSON.stringify(["http://".repeat(500_000)]);
    expect(JSON.parse(kept(text).column)).toEqual({ kept: "apart", bytes: text.length });
  });
});
