import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createTokenBox, type SecretPlace } from "./token-box.ts";

const key = (id: string, byte: number) => ({ id, key: new Uint8Array(32).fill(byte) });
const box = createTokenBox([key("k1", 1)]);
const PLACE: SecretPlace = { provider: "sandbox", row: 7, field: "access" };

describe("the token box", () => {
  test.prop([fc.string({ unit: "binary" }), fc.integer({ min: 1 })])(
    "decrypts what it encrypted for the same place",
    (secret, row) => {
      expect(box.open(box.seal(secret, { ...PLACE, row }), { ...PLACE, row })).toBe(secret);
    },
  );

  test("never produces the same ciphertext twice or reveals the secret", () => {
    const sealed = [box.seal("a-secret-token", PLACE), box.seal("a-secret-token", PLACE)];
    expect(sealed[0]).not.toBe(sealed[1]);
    expect(sealed.join("")).not.toContain("secret");
    expect(sealed[0]).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+$/);
  });

  test.each<[string, SecretPlace]>([
    ["another row", { ...PLACE, row: 8 }],
    ["another field", { ...PLACE, field: "refresh" }],
    ["another provider", { ...PLACE, provider: "garmin" }],
  ])("cannot decrypt in %s", (_what, place) => {
    expect(() => box.open(box.seal("secret", PLACE), place)).toThrow("belongs elsewhere");
  });

  test.prop([fc.nat(), fc.integer({ min: 1, max: 255 })])(
    "detects every changed byte",
    (at, change) => {
      const [version, id, iv, body = ""] = box.seal("a-secret-token", PLACE).split(".");
      const bytes = Buffer.from(body, "base64url");
      const index = at % bytes.length;
      bytes[index] = (bytes[index] ?? 0) ^ change;
      const changed = [version, id, iv, bytes.toString("base64url")].join(".");
      expect(() => box.open(changed, PLACE)).toThrow("can't be opened");
    },
  );

  test.each(["", "v1", "v1.k1", "v1.k1.x", "v1.k1.x.y", "v2.k1.AAAA.AAAA", "plain token"])(
    "rejects the invalid ciphertext %j",
    (sealed) => {
      expect(() => box.open(sealed, PLACE)).toThrow("can't be opened");
    },
  );

  test("encrypts with the first key and decrypts with all", () => {
    const old = box.seal("secret", PLACE);
    const rotated = createTokenBox([key("k2", 2), key("k1", 1)]);
    expect(rotated.open(old, PLACE)).toBe("secret");
    expect([rotated.isNewest(old), rotated.isNewest(rotated.seal("secret", PLACE))]).toEqual([
      false,
      true,
    ]);
    expect(() => createTokenBox([key("k2", 2)]).open(old, PLACE)).toThrow('there is no key "k1"');
    expect(() => createTokenBox([key("k1", 2)]).open(old, PLACE)).toThrow("can't be opened");
  });

  test("requires a key", () => {
    expect(() => createTokenBox([])).toThrow("needs a key");
  });
});
