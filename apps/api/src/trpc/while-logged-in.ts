import type { AuthedContext } from "./context.ts";

/** Yields the values of a stream until it, its caller or its login ends. */
export async function* whileLoggedIn<Value>(
  { streams, session, userId }: AuthedContext,
  signal: AbortSignal | undefined,
  follow: (signal: AbortSignal) => AsyncGenerator<Value>,
): AsyncGenerator<Value> {
  const stream = streams.open(userId, session.idHash);
  try {
    const signals = signal ? [signal, stream.signal] : [stream.signal];
    for await (const value of follow(AbortSignal.any(signals))) {
      // Another process may have ended the login.
      if (!(await session.isOpen())) return;
      yield value;
    }
  } finally {
    stream.close();
  }
}
