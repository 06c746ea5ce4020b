import { fastifyCookie, type Signer } from "@fastify/cookie";
import type { FastifyInstance } from "fastify";

/**
 * Of several cookies with the same name, reads the one that this server signed: over plain http
 * another site of the domain can put one of its own before it. Register after the cookies.
 */
export function preferSignedCookie(
  scope: FastifyInstance,
  name: string,
  signer: Pick<Signer, "unsign">,
): void {
  scope.addHook("onRequest", async ({ headers, cookies }) => {
    const values = (headers.cookie ?? "")
      .split(";")
      .flatMap((pair) => fastifyCookie.parse(pair)[name] ?? []);
    if (values.length < 2) return;
    const signed = values.find((value) => signer.unsign(value).valid);
    if (signed !== undefined) cookies[name] = signed;
  });
}
