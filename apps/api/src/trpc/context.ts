import type { FeatureName } from "@triplan/contract";
import type { Db, ExerciseRow, Replica } from "@triplan/db";
import type { IsoDate } from "@triplan/domain";
import type { SheetFile } from "@triplan/paper/pdf";
import type { WorkoutFacts } from "@triplan/workout-files";
import type { Incidents } from "../incidents.ts";
import type { Log } from "../log.ts";
import type { UserQueue } from "../threads/user-queue.ts";
import type { TokenCipher } from "../secrets/token-cipher.ts";
import type { Background } from "./background.ts";
import type { Wearable } from "../wearables/provider/wearable.ts";

export interface SessionPort {
  readonly userId: number | null;
  /** Identifies the login without granting it; null for a visitor. */
  readonly idHash: string | null;
  /** Starts a new login under a new id and ends the old one. */
  start(userId: number): Promise<void>;
  /** Whether the login still counts: it may have been ended meanwhile. */
  isOpen(): Promise<boolean>;
  end(): Promise<void>;
  /** Hash of the token that the browser keeps until its login is completed by a code. */
  readonly pendingLoginHash: string | null;
  /** Has the browser keep such a token, or forget it (null). */
  keepPendingLogin(token: string | null): void;
}

/** Parameters of argon2id. */
export interface HashCost {
  /** KiB. */
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface Settings {
  features: readonly FeatureName[];
  passwordPolicy: "default" | "strict";
  registration: "open" | "closed";
  /** How reset links are delivered: by mail, or by the operator. */
  passwordReset: "mail" | "operator";
  passwordCost: HashCost;
  /** Such as https://triplan.example.org, without a slash at its end. */
  publicOrigin: string;
  /** Secret addresses are made with the first; all of them show addresses again. */
  addressSecrets: readonly string[];
  /** Folder of uploads until they are imported. */
  uploadFolder: string;
}

/** Writes PDFs without holding up other requests. */
export interface PdfPort {
  write(file: SheetFile): Promise<Uint8Array>;
}

/** What an archive of workouts is made of; a thread can be sent it. */
export interface WorkoutArchive {
  exercises: readonly ExerciseRow[];
  facts: WorkoutFacts;
  /** Of the plan or week, for the note in it. */
  title: string;
  /** Of all files in it. */
  lastModified: Date;
}

/** Writes ZIP archives of workouts without holding up other requests. */
export interface WorkoutArchivePort {
  write(archive: WorkoutArchive): Promise<Uint8Array>;
}

/** A procedure's call, as a thread repeats it. */
export interface ProcedureCall {
  path: string;
  type: "query" | "mutation" | "subscription";
  /** Before validation. */
  input: unknown;
}

/** Runs calls in threads, one at a time for each user. */
export interface UseCaseThreadsPort {
  run<Output>(
    ctx: AuthedContext,
    call: ProcedureCall,
    signal: AbortSignal | undefined,
  ): Promise<Output>;
}

/** Counts the caller's calls of procedures that have a limit of their own. */
export interface CallLimitsPort {
  /** Throws a DomainError for one call too many. */
  count(name: string): Promise<void>;
}

export interface OpenStream {
  /** Aborts when the login ends. */
  signal: AbortSignal;
  close(): void;
}

/** Counts the streams of each user and ends those of ended logins. */
export interface StreamsPort {
  /** Throws a DomainError for one stream too many. */
  open(userId: number, idHash: string | null): OpenStream;
  /** Ends the streams of these logins. */
  end(idHashes: readonly string[]): void;
}

/** How a procedure ended, for the log. */
export interface ProcedureOutcome {
  path: string;
  ms: number;
  ok: boolean;
  /** Of the refusal or error. */
  code?: string;
}

/** What procedures receive, the same for both transports. */
export interface Context {
  db: Db;
  /** Answers reads of recordings; null without one. */
  replica: Replica | null;
  session: SessionPort;
  settings: Settings;
  /** Null when no provider is configured. */
  wearable: Wearable | null;
  /** Encrypts secrets of accounts; null without keys. */
  cipher: TokenCipher | null;
  /** Null when this process runs no background work. */
  background: Background | null;
  pdfs: PdfPort;
  workoutArchives: WorkoutArchivePort;
  streams: StreamsPort;
  writes: UserQueue;
  /** Null runs every use case where it is called. */
  threads: UseCaseThreadsPort | null;
  /** Null counts no calls. */
  callLimits: CallLimitsPort | null;
  /** Time of the request. */
  now: Date;
  /** IANA name of the athlete's time zone. */
  timeZone: string;
  /** Calendar day in that zone. */
  today: IsoDate;
  /** The client's network, for counting failed logins. */
  network: string;
  log: Log;
  /** Of the request's procedures so far, one for each call of a batch. */
  outcomes: ProcedureOutcome[];
  incidents: Incidents;
  requestId: string;
}

export interface AuthedContext extends Context {
  userId: number;
}
