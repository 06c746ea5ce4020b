import { sql } from "kysely";
import type { Connection } from "./connect.ts";
import type { Db } from "./tables/database.ts";
import { connectToStandby } from "./connect-to-standby.ts";
import { WrongReplicaError } from "./standby-check.ts";

/** Milliseconds. */
const TIMEOUT = 1000;
const RETRY_PAUSE = 30_000;

export interface ReplicaOptions {
  connectionString: string;
  primary: Db;
  /** Receives errors of idle connections. */
  onError: (error: Error) => void;
  /** The replica failed: the primary answers until it works again. */
  onSkip: (error: unknown) => void;
  /** The replica works again. */
  onReturn: () => void;
  /** Milliseconds that a read may take, half of them for the connection; 1000 by default. */
  timeout?: number;
  /** Monotonic clock in milliseconds. */
  clock?: () => number;
}

/** How to read a row whose version the primary knows. */
export interface VersionedRead<Row> {
  /** Of the row on the primary; undefined if there is no row. */
  findVersion: () => Promise<string | undefined>;
  /** The row of that version on the replica; undefined if it has another version or none. */
  findCopy: (replica: Db, version: string) => Promise<Row | undefined>;
  findOriginal: () => Promise<Row | undefined>;
}

/** A standby that answers reads which prove that it has the row as the primary has it. */
export class Replica {
  readonly #connection: Connection;
  readonly #options: ReplicaOptions;
  readonly #timeout: number;
  readonly #clock: () => number;
  /** Null while the replica works. */
  #retryAt: number | null = null;
  /** Rows read so far, by server. */
  readonly reads = { replica: 0, primary: 0 };

  private constructor(options: ReplicaOptions, connection: Connection, timeout: number) {
    this.#options = options;
    this.#connection = connection;
    this.#timeout = timeout;
    this.#clock = options.clock ?? (() => performance.now());
  }

  /** Throws a WrongReplicaError for another server; one that does not answer is skipped. */
  static async open(options: ReplicaOptions): Promise<Replica> {
    const { connectionString, primary, onError, timeout = TIMEOUT } = options;
    const connection = await connectToStandby(primary, {
      connectionString,
      applicationName: "triplan-replica",
      connectionTimeout: timeout / 2,
      statementTimeout: timeout,
      onError,
    });
    const replica = new Replica(options, connection, timeout);
    try {
      await replica.#withinTimeout((db) => sql`select 1`.execute(db));
    } catch (error) {
      if (error instanceof WrongReplicaError) {
        await connection.close();
        throw error;
      }
      replica.#skip(error);
    }
    return replica;
  }

  /** From the replica if that has the primary's version, else from the primary. */
  async read<Row>({
    findVersion,
    findCopy,
    findOriginal,
  }: VersionedRead<Row>): Promise<Row | undefined> {
    if (!this.#isSkipped()) {
      const version = await findVersion();
      if (version === undefined) return undefined;
      const copy = await this.#ask((db) => findCopy(db, version));
      if (copy !== undefined) {
        this.reads.replica += 1;
        return copy;
      }
    }
    this.reads.primary += 1;
    return findOriginal();
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  #isSkipped(): boolean {
    return this.#retryAt !== null && this.#clock() < this.#retryAt;
  }

  /** Undefined if the replica fails. */
  async #ask<Answer>(statement: (db: Db) => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#isSkipped()) return undefined;
    // After the pause one read tries the replica; concurrent ones skip it.
    if (this.#retryAt !== null) this.#retryAt = this.#clock() + RETRY_PAUSE;
    try {
      const answer = await this.#withinTimeout(statement);
      if (this.#retryAt !== null) this.#options.onReturn();
      this.#retryAt = null;
      return answer;
    } catch (error) {
      this.#skip(error);
      return undefined;
    }
  }

  #skip(error: unknown): void {
    if (this.#retryAt === null) this.#options.onSkip(error);
    this.#retryAt = this.#clock() + RETRY_PAUSE;
  }

  async #withinTimeout<Answer>(statement: (db: Db) => Promise<Answer>): Promise<Answer> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error("The replica did not answer in time")),
      this.#timeout,
    );
    try {
      return await Promise.race([statement(this.#connection.db), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
