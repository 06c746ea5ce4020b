import type { Athlete } from "../athletes/athlete.ts";
import type { FaultBook } from "../faults/fault-book.ts";
import type { SandboxSettings } from "../options.ts";
import type { Endpoints } from "../webhooks/endpoints.ts";
import type { Outbox } from "../webhooks/outbox.ts";
import type { Clock } from "./clock.ts";
import type { Permission } from "./permissions.ts";

/** An athlete who has allowed the app something. */
export interface Connection {
  userId: string;
  permissions: Set<Permission>;
  connectedAt: number;
}

/** The right to fetch tokens once, as the consent page gives it. */
interface CodeGrant {
  code: string;
  userId: string;
  permissions: readonly Permission[];
  redirectUri: string;
  challenge: string;
  expiresAt: number;
}

export type TokenKind = "access" | "refresh" | "callback";

/** Any token; those of one consent are a family. Times are milliseconds of the sandbox's clock. */
export interface Token {
  token: string;
  kind: TokenKind;
  userId: string;
  family: string;
  expiresAt: number;
  /** Rotated away, used up or revoked. */
  isSpent: boolean;
}

export interface BackfillSpan {
  userId: string;
  type: string;
  from: number;
  to: number;
  askedAt: number;
}

/** Something that was put on an athlete's watch. */
interface WatchDocument {
  userId: string;
  kind: string;
  body: Readonly<Record<string, unknown>>;
}

/** One call that the sandbox answered, without any of its secrets. */
export interface RequestRecord {
  at: string;
  method: string;
  path: string;
  target: string | null;
  grantType: string | null;
  /** Null while there is no answer. */
  status: number | null;
}

/** Everything that the sandbox knows. It lives in memory. */
export interface World {
  settings: SandboxSettings;
  /** The sandbox's own address, known once it listens. */
  url: string;
  clock: Clock;
  outbox: Outbox;
  faults: FaultBook;
  redirectUris: readonly string[];
  endpoints: Endpoints;
  athletes: Map<string, Athlete>;
  connections: Map<string, Connection>;
  codes: Map<string, CodeGrant>;
  tokens: Map<string, Token>;
  backfills: BackfillSpan[];
  documents: Map<number, WatchDocument>;
  requests: RequestRecord[];
}
