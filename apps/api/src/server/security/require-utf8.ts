import { Transform, type TransformCallback } from "node:stream";
import { DomainError } from "@triplan/domain";
import type { FastifyRequest, RequestPayload } from "fastify";

/** Passes bytes through and fails on invalid UTF-8. */
class Utf8Text extends Transform {
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    done(
      this.#problemOf(() => this.#decoder.decode(chunk, { stream: true })),
      chunk,
    );
  }

  override _flush(done: TransformCallback): void {
    done(this.#problemOf(() => this.#decoder.decode()));
  }

  #problemOf(decode: () => string): Error | null {
    try {
      decode();
      return null;
    } catch {
      return new DomainError("rule_broken", "The request body is not valid JSON");
    }
  }
}

/** Rejects JSON that is not UTF-8: parsers would store replacement characters. */
export async function requireUtf8(
  request: FastifyRequest,
  _reply: unknown,
  payload: RequestPayload,
): Promise<RequestPayload> {
  if (request.method === "GET" || request.method === "HEAD") return payload;
  if (request.routeOptions.config.takesBytes) return payload;
  const text = new Utf8Text();
  payload.once("error", (error) => text.destroy(error));
  return payload.pipe(text);
}
