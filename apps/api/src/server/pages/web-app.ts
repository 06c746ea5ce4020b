import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fastifyCookie } from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendPage } from "./send-page.ts";
import { readVisitorPages } from "./visitor-pages.ts";

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface WebAppOptions {
  webRoot: string;
  /** A request without this cookie comes from a visitor. */
  sessionCookie: string;
}

/** Serves the built files and returns the page for every other path. */
export async function serveWebApp(
  app: FastifyInstance,
  { webRoot, sessionCookie }: WebAppOptions,
): Promise<AnswerPage> {
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    // One route per built file, so that pages are only sent with their nonce.
    wildcard: false,
    globIgnore: ["index.html", "visitor/*"],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names under /assets contain a content hash; the others must be revalidated.
      const isAsset = path.startsWith(join(webRoot, "assets"));
      reply.header("cache-control", isAsset ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
  const page = readPage(join(webRoot, "index.html"));
  const visitorPages = readVisitorPages(webRoot);
  return (request, reply) => {
    const hasLogin = sessionCookie in fastifyCookie.parse(request.headers.cookie ?? "");
    const [path = ""] = request.url.split("?", 1);
    const drawn = hasLogin ? undefined : visitorPages.get(path);
    return sendPage(request, reply, drawn ?? page);
  };
}

function readPage(path: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8");
  throw new Error(`The web app is not built: ${path} is missing. Run "pnpm build".`);
}
