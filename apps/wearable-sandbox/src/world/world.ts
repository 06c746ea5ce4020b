import type { Athlete } from "../athletes/athlete.ts";
import type { FaultBook } from "./fault-book.ts";
import type { SandboxSettings } from "./options.ts";
import type { Endpoints } from "../protocol/endpoints.ts";
import type { Outbox } from "./outbox.ts";
import type { Clock } from "../shared/clock.ts";
import type { Permission } from "../protocol/permissions.ts";

/** An athlete's consent for the app. */
export interface Connection {
  userId: string;
  permissions: Set<Permission>;
  connectedAt: number;
}

/** A single-use grant from the consent page. */
interface CodeGrant {
  code: string;
  userId: string;
  permissions: readonly Permission[];
  redirectUri: string;
  challenge: string;
  expiresAt: number;
}

export type TokenKind = "access" | "refresh" | "callback";

/** A token; those of one consent form a family. Times are milliseconds of the sandbox's clock. */
export interface Token {
  token: string;
  kind: TokenKind;
  userId: string;
  family: string;
  expiresAt: number;
  /** Rotated, used or revoked. */
  isSpent: boolean;
}

export interface BackfillSpan {
  userId: string;
  type: string;
  from: number;
  to: number;
  askedAt: number;
}

/** The name of a document's id says what it is. */
export const DOCUMENT_KINDS = ["workoutId", "scheduleId", "courseId", "deleted"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A document on an athlete's watch. */
export interface WatchDocument {
  userId: string;
  kind: DocumentKind;
  body: Readonly<Record<string, unknown>>;
}

/** A request without its secrets. */
export interface RequestRecord {
  at: string;
  method: string;
  path: string;
  target: string | null;
  grantType: string | null;
  /** Null while unanswered. */
  status: number | null;
}

/** The whole state of the sandbox, in memory. */
export interface World {
  settings: SandboxSettings;
  /** The sandbox's own URL, set once it listens. */
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
  /** Calls of the training interface in the last day. */
  trainingCalls: { userId: string; at: number }[];
  requests: RequestRecord[];
}
