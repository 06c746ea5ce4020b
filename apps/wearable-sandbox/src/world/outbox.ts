import type { SandboxSettings } from "./options.ts";
import type { Clock } from "../shared/clock.ts";
import { postCutBody } from "./post-cut-body.ts";

interface Attempt {
  at: string;
  /** Null without a response. */
  status: number | null;
  error: string | null;
}

/** A webhook with all its delivery attempts. */
export interface Delivery {
  id: number;
  type: string;
  url: string;
  body: string;
  isCut: boolean;
  state: "waiting" | "delivered" | "given up";
  attempts: Attempt[];
}

interface Letter {
  type: string;
  url: string;
  body: string;
  delayMs: number;
  /** True closes the connection in the middle of the first attempt. */
  isCut?: boolean;
}

export interface Outbox {
  send: (letter: Letter) => Delivery;
  deliveries: () => readonly Delivery[];
  /** Resolves when nothing is in flight or waiting for a retry. */
  settled: () => Promise<void>;
  /** Deletes all deliveries; those in flight still finish. */
  clear: () => void;
}

/** Limits the memory of a sandbox that runs for months. */
const MAX_KEPT = 20_000;

/** Attempts one delivery. The provider names the app in a header and does not sign. */
async function attempt(
  delivery: Delivery,
  settings: SandboxSettings,
): Promise<Omit<Attempt, "at">> {
  const headers = {
    "content-type": "application/json;charset=utf-8",
    "garmin-client-id": settings.clientId,
    "user-agent": "Triplan wearable sandbox",
  };
  if (delivery.isCut && delivery.attempts.length === 0) {
    await postCutBody(delivery.url, headers, delivery.body);
    return { status: null, error: "the body was cut, as a fault asked" };
  }
  try {
    const response = await fetch(delivery.url, {
      method: "POST",
      headers,
      body: delivery.body,
      redirect: "manual",
      signal: AbortSignal.timeout(settings.webhookTimeoutMs),
    });
    await response.arrayBuffer();
    return { status: response.status, error: null };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Delivers webhooks and retries with growing gaps until the response is 200. */
export function createOutbox(settings: SandboxSettings, clock: Clock): Outbox {
  let kept: Delivery[] = [];
  let lastId = 0;
  let waiting = new Set<Delivery>();
  let listeners: (() => void)[] = [];

  function finish(delivery: Delivery, state: "delivered" | "given up"): void {
    delivery.state = state;
    waiting.delete(delivery);
    if (waiting.size === 0) for (const listener of listeners.splice(0)) listener();
  }

  async function tryNow(delivery: Delivery): Promise<void> {
    const at = new Date(clock.now()).toISOString();
    const outcome = await attempt(delivery, settings);
    if (!waiting.has(delivery)) return;
    delivery.attempts.push({ at, ...outcome });
    const tries = delivery.attempts.length;
    if (outcome.status === 200) finish(delivery, "delivered");
    else if (tries >= settings.maxTries) finish(delivery, "given up");
    else clock.after(settings.retryMs * 2 ** (tries - 1), () => void tryNow(delivery));
  }

  return {
    send({ delayMs, isCut = false, ...letter }) {
      lastId += 1;
      const delivery: Delivery = { id: lastId, ...letter, isCut, state: "waiting", attempts: [] };
      kept = [...kept.slice(1 - MAX_KEPT), delivery];
      waiting.add(delivery);
      clock.after(delayMs, () => void tryNow(delivery));
      return delivery;
    },
    deliveries: () => kept,
    settled: () =>
      waiting.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            listeners = [...listeners, resolve];
          }),
    clear() {
      kept = [];
      waiting = new Set();
      for (const listener of listeners.splice(0)) listener();
    },
  };
}
