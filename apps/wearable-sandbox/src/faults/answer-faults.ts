import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { grantTypeOf } from "../protocol/grant-type.ts";
import { invalidateTokens } from "../world/tokens.ts";
import type { World } from "../world/world.ts";
import type { Fault } from "../world/fault-book.ts";
import type { FaultName } from "../world/fault-names.ts";
import { BEFORE_ANSWER, DATA_FAULTS, IN_ANSWER, IN_REFRESH } from "./fault-sets.ts";
import { itemsOf } from "./item.ts";
import { spoilItems } from "./spoil-items.ts";
import { toText } from "./to-text.ts";

const ELSEWHERE = "https://elsewhere.example/";
const PAGE = "<!doctype html><title>Maintenance</title><p>We will be back soon.</p>";

const DATA_TARGETS = new Set(["activities", "activityDetails"]);

/** URL and grant type of a call, so that faults can match refreshes only. */
function textOf(request: FastifyRequest): string {
  const grant = grantTypeOf(request.body);
  return grant === null ? request.url : `${request.url}?grant_type=${grant}`;
}

/** Sends a status in the route's error format: OAuth's or the partner API's. */
function answerStatus(world: World, request: FastifyRequest, reply: FastifyReply, fault: Fault) {
  if (fault.retryAfterS !== null) {
    const date = new Date(world.clock.now() + fault.retryAfterS * 1000).toUTCString();
    reply.header("retry-after", fault.retryAfterForm === "date" ? date : String(fault.retryAfterS));
  }
  const isToken = request.routeOptions.config.target === "token";
  const message = "a fault was asked for";
  return reply
    .status(Number(fault.argument))
    .send(
      isToken ? { error: "server_error", error_description: message } : { errorMessage: message },
    );
}

interface Call {
  world: World;
  request: FastifyRequest;
  reply: FastifyReply;
  fault: Fault;
}

/** Faults that act before the response, or replace it. */
const STRIKES: Readonly<Partial<Record<FaultName, (call: Call) => unknown>>> = {
  slow: ({ fault }) => wait(Number(fault.argument)),
  tokenExpired({ world, request }) {
    const bearer = request.headers.authorization?.split(" ")[1];
    invalidateTokens(world, ({ token }) => token === bearer);
  },
  status: ({ world, request, reply, fault }) => answerStatus(world, request, reply, fault),
  timeout: ({ reply }) => reply.hijack(),
  reset: ({ request, reply }) => {
    reply.hijack();
    request.raw.socket.resetAndDestroy();
  },
  html: ({ reply }) => reply.type("text/html; charset=utf-8").send(PAGE),
  redirect: ({ reply, fault }) => reply.redirect(fault.argument || ELSEWHERE),
};

/** Streams the first half, then closes the connection. */
function half(text: string): Readable {
  return Readable.from(
    (function* halfAnswer() {
      yield text.slice(0, Math.floor(text.length / 2));
      throw new Error("response cut by a fault");
    })(),
    { objectMode: false },
  );
}

function spoilAnswer(request: FastifyRequest, reply: FastifyReply, text: string, fault: Fault) {
  if (fault.name === "wrongContentType") reply.header("content-type", "text/plain");
  if (fault.name === "clockSkew") {
    reply.header("date", new Date(Date.now() + Number(fault.argument) * 1000).toUTCString());
  }
  if (fault.name === "refreshOk_butDrop") request.raw.socket.resetAndDestroy();
  if (fault.name !== "truncate") return text;
  reply.header("content-length", Buffer.byteLength(text));
  return half(text);
}

/** Applies the requested faults to responses. */
export function answerFaults(app: FastifyInstance, world: World): void {
  app.addHook("preHandler", async (request, reply) => {
    const { target } = request.routeOptions.config;
    if (target === undefined) return undefined;
    for (const fault of world.faults.take(target, textOf(request), BEFORE_ANSWER)) {
      await STRIKES[fault.name]?.({ world, request, reply, fault });
      if (reply.sent) return reply;
    }
    return undefined;
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const { target } = request.routeOptions.config;
    if (target === undefined || typeof payload !== "string") return payload;
    let text = payload;
    if (DATA_TARGETS.has(target) && reply.statusCode === 200) {
      const faults = world.faults.take(target, textOf(request), DATA_FAULTS);
      if (faults.length > 0) text = toText(spoilItems(itemsOf(JSON.parse(text)), faults), faults);
    }
    let answer: string | Readable = text;
    const names = grantTypeOf(request.body) === "refresh_token" ? IN_REFRESH : IN_ANSWER;
    for (const fault of world.faults.take(target, textOf(request), names)) {
      answer = spoilAnswer(request, reply, text, fault);
    }
    return answer;
  });
}
