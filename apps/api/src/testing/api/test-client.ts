import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { AppRouter } from "../../modules/app-router.ts";
import { cookieJar, type CookieJar } from "./cookie-jar.ts";
import { documentedAnswer } from "./documented-answer.ts";
import { injectFetch } from "./inject-fetch.ts";

export interface Answer {
  status: number;
  /** The JSON of the response. */
  body: unknown;
  headers: LightMyRequestResponse["headers"];
}

/** A browser or script with its own cookies. */
export interface TestClient {
  /** Calls a path below `/api` and checks success responses against the documentation. */
  rest(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** The web app's client. */
  trpc: TRPCClient<AppRouter>;
  /** Sends any request; cookies are kept here too. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  jar: CookieJar;
}

export interface ClientOptions {
  jar?: CookieJar;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Client address. */
  remoteAddress?: string;
}

const JSON_TYPE = { "content-type": "application/json" };

export function testClient(app: FastifyInstance, options: ClientOptions = {}): TestClient {
  const { jar = cookieJar(), headers = {}, remoteAddress = "203.0.113.1" } = options;
  const send = async (request: InjectOptions) => {
    const cookie = jar.header();
    const answer = await app.inject({
      remoteAddress,
      ...request,
      headers: { ...headers, ...(cookie !== undefined && { cookie }), ...request.headers },
    });
    jar.keep([answer.headers["set-cookie"] ?? []].flat());
    return answer;
  };
  const link = httpBatchLink({ url: "http://localhost/trpc", fetch: injectFetch(send) });
  return {
    jar,
    send,
    trpc: createTRPCClient<AppRouter>({ links: [link] }),
    rest: async (method, path, body, more = {}) => {
      const answer = await send({
        method,
        url: `/api${path}`,
        headers: { ...(body !== undefined && JSON_TYPE), ...more },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      const { statusCode: status, headers } = answer;
      const answered: unknown = answer.json();
      if (status < 300) documentedAnswer(method, `/api${path}`, answered);
      return { status, body: answered, headers };
    },
  };
}
