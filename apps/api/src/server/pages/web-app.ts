import { join } from "node:path";
import { fastifyCookie } from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findVisitorPages } from "./visitor-pages.ts";

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

interface WebAppOptions {
  webRoot: string;
  /** A request without this cookie comes from a visitor. */
  sessionCookie: string;
}

/** Serves the built files as they are and returns the page for every other path. */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot, sessionCookie }: WebAppOptions,
): Promise<AnswerPage> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // One route per built file; pages and compressed copies have no path of their own.
    wildcard: false,
    globIgnore: ["index.html*", "visitor/*", "**/*.{br,gz}"],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names under /assets contain a content hash; the others must be revalidated.
      const isAsset = path.startsWith(join(webRoot, "assets"));
      reply.header("cache-control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  // What the service worker stores: the page without a visitor's content, the same for everybody.
  app.get("/shell", (_request, reply) =>
    reply.header("vary", "accept-encoding").sendFile("index.html"),
  );
  const visitorPages = findVisitorPages(webRoot);
  return (request, reply) => {
    const hasLogin = sessionCookie in fastifyCookie.parse(request.headers.cookie ?? "");
    const [path = ""] = request.url.split("?", 1);
    const prerendered = hasLogin ? undefined : visitorPages.get(path);
    return reply.header("vary", "accept-encoding, cookie").sendFile(prerendered ?? "index.html");
  };
}
