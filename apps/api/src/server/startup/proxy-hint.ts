import type { Env } from "../../env/env.ts";

/** A line for operators whose https address means a reverse proxy that is not trusted; else empty. */
export const proxyHint = ({ PUBLIC_URL, TRUST_PROXY }: Env): string =>
  PUBLIC_URL?.startsWith("https:") && TRUST_PROXY === false
    ? "TRUST_PROXY is not set: all visitors behind your reverse proxy count as one in the limits\n"
    : "";
