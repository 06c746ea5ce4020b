import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { LOGIN_CHANNEL, type Db, type Replica } from "@triplan/db";
import type { Settings, UseCaseThreadsPort } from "../trpc/context.ts";
import { closeChanges, type Background } from "../trpc/background.ts";
import { ArchiveWriter } from "../modules/workout-files/archive-writer.ts";
import { PdfWriter } from "../modules/paper/pdf-writer.ts";
import { closeConnectionsWhenStopping } from "./drain.ts";
import { serveCalendarFeeds } from "../modules/calendar/feed-route.ts";
import { serveWebhooks } from "../wearables/inbox/receive/webhook-routes.ts";
import { serveApi } from "./api-scope.ts";
import { clearAtLogout } from "./security/clear-at-logout.ts";
import { answerClientError } from "./errors/client-error.ts";
import { answerError } from "./errors/error-answers.ts";
import { serveHealth } from "./health/health-routes.ts";
import { serveJobsHealth } from "./health/jobs-health.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { Incidents } from "../incidents.ts";
import { warnOfForwarding } from "./security/untrusted-forwarding.ts";
import { userWrites } from "../trpc/user-writes.ts";
import { serveSecurityTxt } from "./security/security-txt.ts";
import { requireJson } from "./security/require-json.ts";
import { limitBodyTime } from "./security/limit-body-time.ts";
import { answerNotFound } from "./errors/not-found.ts";
import { registerRateLimits, type RateLimits } from "./security/rate-limits.ts";
import { logRequests } from "./requests/log-requests.ts";
import { requestContext } from "./request-context.ts";
import { csrfGuard } from "./security/csrf-guard.ts";
import { bareSecurityHeaders, registerSecurityHeaders } from "./security/security-headers.ts";
import type { TokenCipher } from "../secrets/token-cipher.ts";
import { PostgresSessionStore } from "./sessions/session-store.ts";
import { keepPendingLogins } from "./sessions/pending-login-cookie.ts";
import { registerSessions, sessionCookieName } from "./sessions/sessions.ts";
import { serveTrpc } from "./trpc-scope.ts";
import { requireUtf8 } from "./security/require-utf8.ts";
import { readPolicyHashes } from "./pages/visitor-pages.ts";
import { servePreviews } from "./sharing/preview-route.ts";
import { serveSharedPlanPages } from "./sharing/shared-plan-pages.ts";
import { serveWebApp, type AnswerPage } from "./pages/web-app.ts";
import type { Wearable } from "../wearables/provider/wearable.ts";

export interface AppOptions {
  db: Db;
  /** Answers reads of recordings; null without one. */
  replica: Replica | null;
  settings: Settings;
  /** Null when no provider is configured. */
  wearable: Wearable | null;
  /** Encrypts secrets of accounts; null without keys. */
  cipher: TokenCipher | null;
  /** The first signs cookies; all are accepted. */
  sessionSecrets: readonly string[];
  /** The origin that athletes use. */
  publicUrl: URL;
  /** False if the operator did not set it: browsers may use any address of the machine. */
  hasPublicUrl: boolean;
  trustProxy: boolean | number | string;
  logger: FastifyBaseLogger;
  /** Folder of the built web app; null serves the API only. */
  webRoot: string | null;
  now: () => Date;
  /** For security.txt; null serves none. */
  securityContact: string | null;
  /** Null disables rate limiting. */
  rateLimits: RateLimits | null;
  /** Null when this process runs no background work. */
  background: Background | null;
  /** Null runs every use case on the event loop. */
  threads: UseCaseThreadsPort | null;
  /** Null measures nothing. */
  metrics: Metrics | null;
  /** Bearer token of `/metrics`; null serves none here. */
  metricsToken: string | null;
}

const LIMITS = {
  bodyLimit: 256 * 1024,
  // A large archive takes long to upload; other bodies have a shorter limit of their own.
  requestTimeout: 3_600_000,
  // Node looks for late headers every 30 seconds unless told.
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  connectionTimeout: 30_000,
  // A busy machine takes more than Fastify's ten seconds to load the routes.
  pluginTimeout: 120_000,
  // A batch lists its procedures in the path.
  routerOptions: { maxParamLength: 5000 },
} as const;

const MAX_BODY_TIME = 15_000;

/** Builds the server: tRPC and REST over the same procedures, webhooks and the web app. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const isSecure = options.publicUrl.protocol === "https:";
  const app = Fastify({
    ...LIMITS,
    loggerInstance: options.logger,
    // `logRequests` writes one line without addresses instead.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrust(options.trustProxy),
    forceCloseConnections: "idle",
    // Answered as usual: the database closes after the last connection.
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    clientErrorHandler: (error, socket) =>
      answerClientError(error, socket, bareSecurityHeaders(isSecure)),
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply.headers(bareSecurityHeaders(isSecure)));
    },
  });
  const { metrics, metricsToken } = options;
  logRequests(app, options.sessionSecrets[0] ?? "");
  metrics?.observe(app);
  const incidents = new Incidents(options.now);
  app.decorate("incidents", incidents);
  app.setErrorHandler(answerError);
  if (options.trustProxy === false) warnOfForwarding(app, incidents);
  limitBodyTime(app, MAX_BODY_TIME, bareSecurityHeaders(isSecure));
  const isDraining = closeConnectionsWhenStopping(app);
  const { webRoot } = options;
  const hashes = webRoot === null ? { styles: [], scripts: [] } : readPolicyHashes(webRoot);
  await registerSecurityHeaders(app, { isSecure, hashes });
  serveHealth(app, options.db, isDraining);
  if (metrics && metricsToken !== null) serveMetrics(app, { metrics, token: metricsToken });
  const { securityContact: contact, now, publicUrl } = options;
  if (contact !== null) serveSecurityTxt(app, { contact, publicOrigin: publicUrl.origin, now });
  await app.register((scope) => registerApi(scope, options, isSecure));
  const feeds = { db: options.db, now: options.now, publicOrigin: options.publicUrl.origin };
  await app.register((scope) => serveCalendarFeeds(scope, feeds), { prefix: "/api/calendar" });
  const previews = { db: options.db, log: options.logger };
  await app.register((scope) => servePreviews(scope, previews), { prefix: "/api/shared-plans" });
  await registerWebhooks(app, options);
  app.setNotFoundHandler(answerNotFound(await registerPages(app, options, isSecure)));
  return app;
}

/** The web app, and its page for shared plans; null without a built web app. */
async function registerPages(
  app: FastifyInstance,
  { db, webRoot, publicUrl }: AppOptions,
  isSecure: boolean,
): Promise<AnswerPage | null> {
  if (webRoot === null) return null;
  const pages = { db, webRoot, publicOrigin: publicUrl.origin };
  await app.register((scope) => serveSharedPlanPages(scope, pages));
  return serveWebApp(app, { webRoot, sessionCookie: sessionCookieName(isSecure) });
}

/** Webhook routes: no login, and separate from the routes that browsers may call. */
async function registerWebhooks(
  app: FastifyInstance,
  { db, wearable, background, now }: AppOptions,
): Promise<void> {
  if (!background) return;
  serveJobsHealth(app, background);
  app.addHook("preClose", () => closeChanges(background));
  if (!wearable) return;
  const { jobs, timing } = background;
  const inbox = { db, wearable, jobs, timing, now };
  await app.register((scope) => serveWebhooks(scope, inbox), { prefix: "/api/webhooks" });
}

/** A number trusts that many proxies. */
const proxyTrust = (trust: boolean | number | string) =>
  typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;

/** Everything that acts for a user: tRPC and REST with the same checks. */
async function registerApi(
  scope: FastifyInstance,
  { sessionSecrets, publicUrl, rateLimits, ...options }: AppOptions,
  isSecure: boolean,
): Promise<void> {
  const { db, replica, settings, wearable, cipher, background, threads, now } = options;
  const store = new PostgresSessionStore(db, now);
  options.metrics?.followStreams(() => store.streams.count);
  await followEndedLogins(scope, store, background);
  const pdfs = new PdfWriter(scope.log);
  const workoutArchives = new ArchiveWriter(scope.log);
  scope.addHook("onClose", () => Promise.all([pdfs.close(), workoutArchives.close()]));
  const publicOrigin = options.hasPublicUrl ? publicUrl.origin : null;
  scope.addHook("onRequest", async (request, reply) => {
    reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    csrfGuard(request, publicOrigin);
    requireJson(request);
  });
  scope.addHook("preParsing", requireUtf8);
  clearAtLogout(scope, sessionCookieName(isSecure));
  await registerSessions(scope, { secrets: sessionSecrets, isSecure, store });
  keepPendingLogins(scope, isSecure);
  const callLimitsOf = rateLimits ? await registerRateLimits(scope, db, rateLimits) : () => null;
  const files = { pdfs, workoutArchives };
  const services = { db, replica, settings, wearable, cipher, background, threads, store, now };
  const source = { ...services, ...files, callLimitsOf, writes: userWrites() };
  const createContext = (request: FastifyRequest) => requestContext(source, request);
  await scope.register((child) => serveTrpc(child, createContext));
  await scope.register((child) => serveApi(child, createContext), { prefix: "/api" });
}

/** Ends the streams of logins that another process has ended. */
async function followEndedLogins(
  scope: FastifyInstance,
  { streams }: PostgresSessionStore,
  background: Background | null,
): Promise<void> {
  if (!background) return;
  const stop = await background.jobs.listen(LOGIN_CHANNEL, (idHash) => streams.end([idHash]));
  scope.addHook("preClose", stop);
}
