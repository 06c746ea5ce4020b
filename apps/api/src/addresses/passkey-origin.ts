const IP_ADDRESS = /^\d+(?:\.\d+){3}$|^\[/;
const LOCALHOST = /^(?:.+\.)?localhost$/;

/**
 * The origin at which browsers accept passkeys for a public address: https with a name, or
 * localhost. Null for other addresses.
 */
export function passkeyOrigin(publicOrigin: string): string | null {
  const { protocol, hostname, origin } = new URL(publicOrigin);
  if (IP_ADDRESS.test(hostname)) return null;
  return protocol === "https:" || LOCALHOST.test(hostname) ? origin : null;
}
