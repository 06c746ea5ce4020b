import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { networkOf } from "./network-of.ts";

describe("networkOf", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1:2:3:4:5::", "2001:db8:1:2"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("maps %s to %s", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  test.prop([fc.ipV4()])("counts an IPv4 address by itself, also when IPv4-mapped", (ip) => {
    expect(networkOf(ip)).toBe(ip);
    expect(networkOf(`::ffff:${ip}`)).toBe(ip);
  });

  const arbGroup = fc.integer({ min: 0, max: 0xffff });
  const arbGroups = fc.tuple(arbGroup, arbGroup, arbGroup, arbGroup);

  test.prop([arbGroups, arbGroups, arbGroups])(
    "maps all addresses of one /64 to the same network in any notation",
    (network, here, there) => {
      const plain = [...network, ...here].map((group) => group.toString(16)).join(":");
      const padded = [...network, ...there]
        .map((group) => group.toString(16).padStart(4, "0").toUpperCase())
        .join(":");
      // The first 96 bits of ::ffff:0:0/96 denote an IPv4 address.
      fc.pre(network.some((group) => group !== 0));
      expect(networkOf(plain)).toBe(networkOf(padded));
    },
  );

  test.prop([fc.oneof(fc.ipV4(), fc.ipV6(), fc.string({ maxLength: 500 }))])(
    "returns 1 to 64 characters for any address text from a proxy",
    (ip) => {
      expect(networkOf(ip).length).toBeGreaterThanOrEqual(1);
      expect(networkOf(ip).length).toBeLessThanOrEqual(64);
    },
  );
});
