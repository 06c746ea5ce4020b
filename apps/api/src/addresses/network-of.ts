import { isIP } from "node:net";

const IPV4_MAPPED = [0, 0, 0, 0, 0, 0xffff];

function groupsOf(ip: string): number[] {
  // The URL parser normalises every spelling of an address; it rejects zones ("%eth0").
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
 * Rate-limit key of 1 to 64 characters: the IPv4 address, the /64 of an IPv6 address, or one shared
 * key for anything else a trusted proxy sends.
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
