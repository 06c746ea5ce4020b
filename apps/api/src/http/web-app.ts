import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

const NONCE_PLACE = "__CSP_NONCE__";

/** Serves the built web app's files and gives the page that every other path answers with. */
export async function serveWebApp(
  app: FastifyInstance,
  webRoot: string,
): Promise<(reply: FastifyReply) => FastifyReply> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // One route a file: what was not built has none, and the page goes out with its nonce alone.
    wildcard: false,
    globIgnore: ["index.html"],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names under /assets change with their content; the others must be asked for again.
      const isAsset = path.startsWith(join(webRoot, "assets"));
      reply.header("cache-control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = readPage(join(webRoot, "index.html"));
  return (reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(page.replaceAll(NONCE_PLACE, reply.cspNonce.style));
}

function readPage(path: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8");
  throw new Error(`The web app is not built: ${path} is missing. Run "pnpm build".`);
}
