import { publicUrlOf, type Env } from "../../env/env.ts";
import { ok, problem, warning, type Finding } from "./finding.ts";

const PATH = "/api/health/ready";
const TIMEOUT = 5000;
const ANY_ADDRESS = new Set(["0.0.0.0", "::", "[::]"]);
const LOOPBACK = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/** Whether Triplan answers at its port and at the address of athletes, and knows its proxy. */
export async function checkServer(env: Env): Promise<Finding[]> {
  const host = ANY_ADDRESS.has(env.HOST) ? "localhost" : env.HOST;
  const own = `http://${host.includes(":") ? `[${host.replaceAll(/[[\]]/g, "")}]` : host}:${env.PORT}`;
  const findings = [await checkOwnPort(own), checkProxy(env)];
  const { origin } = publicUrlOf(env);
  return env.PUBLIC_URL === undefined || origin === own
    ? findings
    : [...findings, await checkPublicUrl(origin)];
}

async function checkOwnPort(origin: string): Promise<Finding> {
  const status = await statusOf(origin);
  if (status === 200) return ok("server", `Triplan is ready at ${origin}`);
  if (status === 503) {
    return problem(
      "server",
      `Triplan at ${origin} is not ready: its database is away, or it stops`,
    );
  }
  return problem("server", `${failureOf(origin, status)}. Start Triplan, or correct HOST and PORT`);
}

async function checkPublicUrl(origin: string): Promise<Finding> {
  const status = await statusOf(origin);
  if (status === 200) return ok("address", `Athletes reach Triplan at ${origin}`);
  const text = failureOf(origin, status);
  return typeof status === "number"
    ? problem("address", `${text}. See that the reverse proxy passes ${PATH} to Triplan`)
    : warning("address", `${text} from this machine. Open it on another one`);
}

function checkProxy({ PUBLIC_URL, TRUST_PROXY, HOST }: Env): Finding {
  if (PUBLIC_URL?.startsWith("https:") && TRUST_PROXY === false) {
    return warning(
      "proxy",
      "TRUST_PROXY is not set: all visitors behind your reverse proxy count as one in the limits",
    );
  }
  if (TRUST_PROXY === true && !LOOPBACK.has(HOST)) {
    return warning(
      "proxy",
      `TRUST_PROXY believes every client that reaches ${HOST}: set the number of proxies, or HOST=localhost`,
    );
  }
  return ok("proxy", TRUST_PROXY === false ? "No reverse proxy is trusted" : "TRUST_PROXY is set");
}

/** The status of the health check, or why there is no answer. */
async function statusOf(origin: string): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(`${origin}${PATH}`, { signal, redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error && "code" in cause ? String(cause.code) : String(error);
  }
}

const failureOf = (origin: string, status: number | string) =>
  typeof status === "number"
    ? `${origin}${PATH} answers ${status}`
    : `Nothing answers at ${origin} (${status})`;
