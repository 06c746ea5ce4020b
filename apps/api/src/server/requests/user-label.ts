import { createHmac } from "node:crypto";

/** Names a user in the lines of requests; only the server's secret leads from an id to it. */
export const userLabel = (secret: string, userId: number): string =>
  createHmac("sha256", secret).update(`log-user|${userId}`).digest("hex").slice(0, 16);
