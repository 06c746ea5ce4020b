import type pg from "pg";
import { interceptQuery } from "./intercept-query.ts";

/**
 * Statements that suspend and restore the limits of a connection: the server's and the client's.
 */
export const LIFT_LIMITS = "set statement_timeout = 0";
export const RESTORE_LIMITS = "reset statement_timeout";

/**
 * Closes the client's connection when a statement gets no answer in time. The server ends slow
 * statements, but on a silent network only TCP would notice, after about 15 minutes.
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
