import type { FeatureName } from "@triplan/contract";
import type { Db } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { Background } from "./jobs/background.ts";
import type { Wearable } from "./wearable/wearable.ts";

/** Log lines of a request: never bodies, tokens, passwords or e-mails. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The login of a request: whose it is, and how one begins and ends. */
export interface SessionPort {
  readonly userId: number | null;
  /** Names the login without granting it; null for a visitor. */
  readonly idHash: string | null;
  /** Begins a new login under a new id; the old one, if any, ends. */
  start(userId: number): Promise<void>;
  end(): Promise<void>;
}

/** Rules that an operator sets. */
export interface Settings {
  features: readonly FeatureName[];
  passwordPolicy: "default" | "strict";
}

/** What a procedure works with, the same for both transports. */
export interface Context {
  db: Db;
  session: SessionPort;
  settings: Settings;
  /** The watch service; null where none is set up. */
  wearable: Wearable | null;
  /** Work outside of requests; null where nobody does any. */
  background: Background | null;
  /** The instant of the request. */
  now: Date;
  /** The athlete's own calendar day. */
  today: IsoDate;
  /** The address of the caller, for counting failed logins. */
  ip: string;
  log: Log;
  requestId: string;
}

export interface AuthedContext extends Context {
  userId: number;
}
