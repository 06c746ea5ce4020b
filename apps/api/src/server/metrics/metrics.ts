import { collectDefaultMetrics, Histogram, Registry } from "@prometheus-io/client";
import type { Db, PoolCounts, Replica } from "@triplan/db";
import type { FastifyInstance } from "fastify";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { shared } from "../health/shared.ts";
import { gaugesIn } from "./gauges.ts";
import { readBackupAge, readStoredFigures } from "./read-figures.ts";
import { onRequestEnd } from "../requests/on-request-end.ts";
import { routeLabel } from "../requests/route-label.ts";

export interface MetricsSource {
  db: Db;
  countPool: () => PoolCounts;
  /** Null without one. */
  replica: Pick<Replica, "reads"> | null;
  jobs: Pick<JobQueue, "counts">;
  /** Folder of nightly backups; null without them. */
  backupFolder: string | null;
  now: () => Date;
}

/** What the process measures, in a registry of its own. */
export class Metrics {
  readonly #source: MetricsSource;
  readonly #registry = new Registry();
  readonly #setGauges = gaugesIn(this.#registry);
  readonly #durations = new Histogram({
    name: "triplan_http_request_duration_seconds",
    help: "Duration of requests",
    labelNames: ["method", "route", "status"],
    registers: [this.#registry],
  });
  #countStreams = () => 0;

  constructor(source: MetricsSource) {
    this.#source = source;
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly contentType = this.#registry.contentType;

  /** Measures the requests of the server and everything registered on it later. */
  observe(app: FastifyInstance): void {
    onRequestEnd(app, ({ request, reply, status }) => {
      const group = status === null ? "cut" : `${Math.floor(status / 100)}xx`;
      const labels = { method: request.method, route: routeLabel(request), status: group };
      this.#durations.observe(labels, reply.elapsedTime / 1000);
    });
  }

  followStreams(count: () => number): void {
    this.#countStreams = count;
  }

  /** All figures in the text format of Prometheus; concurrent callers share one reading. */
  readonly read = shared(() => this.#read());

  async #read(): Promise<string> {
    const { db, jobs, countPool, replica, backupFolder, now } = this.#source;
    this.#setGauges({
      // Counted first: the queries use a connection themselves.
      pool: countPool(),
      recordingReads: replica?.reads ?? null,
      streams: this.#countStreams(),
      stored: await readStoredFigures(db, jobs),
      backupAge: backupFolder === null ? null : await readBackupAge(backupFolder, now()),
    });
    return this.#registry.metrics();
  }
}
