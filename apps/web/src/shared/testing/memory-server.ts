import { TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { trpc, type ServerLink } from "../network/trpc.ts";

type Answer = (input: unknown) => unknown;

interface Call {
  path: string;
  input: unknown;
}

/** An error with the server's message and field issues. */
export function refusal(
  message: string,
  issues: { path: string; message: string }[] = [],
  reason = "invalid_input",
) {
  const data = { issues, reason };
  return TRPCClientError.from({ error: { code: -32_600, message, data } });
}

/** The server's response to the right password of an account with two-step login. */
export const codeRequired = () =>
  refusal("Enter a code of your authenticator app to log in", [], "code_required");

/** The server's response to any call without a session. */
export const loginEnded = () =>
  TRPCClientError.from({
    error: {
      code: -32_603,
      message: "Unauthorized",
      data: { code: "INTERNAL_SERVER_ERROR", httpStatus: 401, reason: "unauthenticated" },
    },
  });

/**
 * In-memory server behind the client's own link: each procedure returns or throws what its function
 * does.
 */
export class MemoryServer {
  readonly calls: Call[] = [];
  readonly #answers: Record<string, Answer>;
  #held: (() => void)[] | null = null;

  constructor(answers: Record<string, Answer>) {
    this.#answers = answers;
  }

  /** Delays responses until the returned function is called. */
  hold(): () => void {
    const waiting: (() => void)[] = [];
    this.#held = waiting;
    return () => {
      this.#held = null;
      for (const answer of waiting) answer();
    };
  }

  /** Replaces the answer of a procedure. */
  answer(path: string, answer: Answer) {
    this.#answers[path] = answer;
  }

  inputsOf = (path: string) =>
    this.calls.filter((call) => call.path === path).map(({ input }) => input);

  readonly connect = () => trpc.createClient({ links: [this.#link] });

  readonly #link: ServerLink = () => (params) =>
    observable((observer) => {
      const { path, input } = params.op;
      this.calls.push({ path, input });
      const answer = () => {
        try {
          const data = this.#answerTo(path)(input);
          observer.next({ result: { type: "data", data } });
          observer.complete();
        } catch (error) {
          observer.error(TRPCClientError.from(error instanceof Error ? error : Error("broken")));
        }
      };
      if (this.#held) this.#held.push(answer);
      else queueMicrotask(answer);
    });

  #answerTo(path: string): Answer {
    const answer = this.#answers[path];
    if (!answer) throw new Error(`The test did not expect a call of ${path}`);
    return answer;
  }
}
