import type { ConnectOptions } from "@triplan/db";

/** Counts the statements of a connection that logs to it. */
export class StatementCount {
  sent = 0;

  readonly log: NonNullable<ConnectOptions["log"]> = ({ level }) => {
    if (level === "query") this.sent += 1;
  };
}
