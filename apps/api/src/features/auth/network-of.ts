import { isIP } from "node:net";

const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff];

/** The eight groups of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The URL parser brings every spelling of an address to one; it knows no zones ("%eth0").
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/s, "")}]`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const [first, last] = [numbersOf(head), numbersOf(tail)];
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

const numbersOf = (groups: string) =>
  groups
    .split(":")
    .filter(Boolean)
    .map((group) => Number.parseInt(group, 16));

/**
 * Whom an address counts as: an IPv6 user owns a /64, so its addresses are one. What is no address
 * (a trusted proxy may send anything) counts as one caller. 1 to 64 characters.
 */
export function networkOf(ip: string): string {
  const version = isIP(ip);
  if (version !== 6) return version === 4 ? ip : "unknown";
  const groups = groupsOf(ip);
  if (IPV4_MAPPED.every((group, at) => groups[at] === group)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}
