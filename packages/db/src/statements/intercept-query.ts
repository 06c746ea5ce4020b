import type pg from "pg";

export type QueryArguments = readonly unknown[];

/** Wraps a client's `query`; `send` forwards the call. The last wrapper runs first. */
export function interceptQuery(
  client: pg.ClientBase,
  intercept: (args: QueryArguments, send: (args: QueryArguments) => unknown) => unknown,
): void {
  const query: unknown = Reflect.get(client, "query");
  if (typeof query !== "function") throw new TypeError("The client has no query function");
  const send = (args: QueryArguments): unknown => Reflect.apply(query, client, args);
  Reflect.set(client, "query", (...args: QueryArguments) => intercept(args, send));
}
