import type { InjectOptions, LightMyRequestResponse } from "fastify";

/** Sends a request to the app without a network. */
export type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

interface Init {
  method?: string | undefined;
  headers?: RequestInit["headers"];
  body?: unknown;
}

/** `fetch` over injected requests, as far as the tRPC client needs it. */
export function injectFetch(send: Send) {
  return async (url: string | URL | Request, init: Init = {}): Promise<Response> => {
    const { method, headers, body } = init;
    const answer = await send({
      method: method === "POST" ? "POST" : "GET",
      url: url instanceof Request ? url.url : String(url),
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" && { payload: body }),
    });
    const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    return new Response(answer.body, { status: answer.statusCode, headers: received });
  };
}
