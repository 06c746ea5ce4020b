import type pg from "pg";
import { interceptQuery } from "./intercept-query.ts";

/** Statements that lift the limits of a connection, the server's and ours, and set them again. */
export const LIFT_LIMITS = "set statement_timeout = 0";
export const RESTORE_LIMITS = "reset statement_timeout";

/**
 * Breaks the client's connection when a statement is not answered in time. The server ends slow
 * statements by itself, but when the network swallows all, only TCP would notice, in a quarter of
 * an hour, and until then the connection would be lost to the pool.
 */
export function limitAnswers(client: pg.Client, milliseconds: number): void {
  let isLifted = false;
  interceptQuery(client, (args, send) => {
    if (args[0] === LIFT_LIMITS) isLifted = true;
    if (args[0] === RESTORE_LIMITS) isLifted = false;
    const answer = send(args);
    if (isLifted || !(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => {
      client.connection.stream.destroy(new Error("Connection terminated: no answer in time"));
    }, milliseconds);
    return answer.finally(() => clearTimeout(timer));
  });
}
