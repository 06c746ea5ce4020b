import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const NONCE_PLACE = "__CSP_NONCE__";
/** Each page has its own nonce and is compressed per request: favour speed over size. */
const FAST_COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pack = promisify(brotliCompress);

const acceptsBrotli = ({ headers }: FastifyRequest) =>
  /\bbr\b/.test(headers["accept-encoding"] ?? "");

/** Sends a page with its CSP nonce, compressed if the browser accepts it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): Promise<FastifyReply> {
  const text = page.replaceAll(NONCE_PLACE, reply.cspNonce.style);
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, cookie");
  if (!acceptsBrotli(request)) return reply.send(text);
  return reply.header("content-encoding", "br").send(await pack(text, FAST_COMPRESSION));
}
