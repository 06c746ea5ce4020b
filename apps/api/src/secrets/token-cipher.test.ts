import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createTokenCipher, type SecretContext } from "./token-cipher.ts";

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const cipher = createTokenCipher([key("k1", 1)]);
const CONTEXT: SecretContext = { owner: "sandbox", row: 7, field: "access" };

describe("the token cipher", () => {
  test.prop([fc.string({ unit: "binary" }), fc.integer({ min: 1 })])(
    "decrypts what it encrypted for the same context",
    (secret, row) => {
      expect(cipher.decrypt(cipher.encrypt(secret, { ...CONTEXT, row }), { ...CONTEXT, row })).toBe(
        secret,
      );
    },
  );

  test("never produces the same ciphertext twice or reveals the secret", () => {
    const encrypted = [
      cipher.encrypt("a-secret-token", CONTEXT),
      cipher.encrypt("a-secret-token", CONTEXT),
    ];
    expect(encrypted[0]).not.toBe(encrypted[1]);
    expect(encrypted.join("")).not.toContain("secret");
    expect(encrypted[0]).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+$/);
  });

  test.each<[string, SecretContext]>([
    ["another row", { ...CONTEXT, row: 8 }],
    ["another field", { ...CONTEXT, field: "refresh" }],
    ["another provider", { ...CONTEXT, owner: "garmin" }],
  ])("cannot decrypt in %s", (_what, context) => {
    expect(() => cipher.decrypt(cipher.encrypt("secret", CONTEXT), context)).toThrow(
      "changed or moved",
    );
  });

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    "detects every changed byte",
    (at, change) => {
      const [version, id, iv, body = ""] = cipher.encrypt("a-secret-token", CONTEXT).split(".");
      const bytes = Buffer.from(body, "base64url");
      const index = at % bytes.length;
      bytes[index] = (bytes[index] ?? 0) ^ change;
      const changed = [version, id, iv, bytes.toString("base64url")].join(".");
      expect(() => cipher.decrypt(changed, CONTEXT)).toThrow("can't be read");
    },
  );

  test.each(["", "v1", "v1.k1", "v1.k1.x", "v1.k1.x.y", "v2.k1.AAAA.AAAA", "plain token"])(
    "rejects the invalid ciphertext %j",
    (encrypted) => {
      expect(() => cipher.decrypt(encrypted, CONTEXT)).toThrow("can't be read");
    },
  );

  test("encrypts with the first key and decrypts with all", () => {
    const old = cipher.encrypt("secret", CONTEXT);
    const rotated = createTokenCipher([key("k2", 2), key("k1", 1)]);
    expect(rotated.decrypt(old, CONTEXT)).toBe("secret");
    expect([rotated.isNewest(old), rotated.isNewest(rotated.encrypt("secret", CONTEXT))]).toEqual([
      false,
      true,
    ]);
    expect(() => createTokenCipher([key("k2", 2)]).decrypt(old, CONTEXT)).toThrow(
      'there is no key "k1"',
    );
    expect(() => createTokenCipher([key("k1", 2)]).decrypt(old, CONTEXT)).toThrow("can't be read");
  });

  test("requires a key", () => {
    expect(() => createTokenCipher([])).toThrow("needs a key");
  });
});
