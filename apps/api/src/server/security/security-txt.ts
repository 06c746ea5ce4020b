import type { FastifyInstance } from "fastify";

const HALF_A_YEAR = 182 * 24 * 3_600_000;

interface SecurityTxt {
  /** An https: or mailto: address. */
  contact: string;
  publicOrigin: string;
  now: () => Date;
}

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of this installation. */
export function serveSecurityTxt(
  app: FastifyInstance,
  { contact, publicOrigin, now }: SecurityTxt,
): void {
  app.get("/.well-known/security.txt", async (_request, reply) => {
    const expires = new Date(now().getTime() + HALF_A_YEAR).toISOString();
    const canonical = `${publicOrigin}/.well-known/security.txt`;
    return reply
      .type("text/plain; charset=utf-8")
      .send(`Contact: ${contact}\nExpires: ${expires}\nCanonical: ${canonical}\n`);
  });
}
