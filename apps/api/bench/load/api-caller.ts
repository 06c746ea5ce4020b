import type { Tally } from "./tally.ts";

/** The API failed or refused a call; the tally counts it. */
export class CallFailed extends Error {}

const reasonOf = ({ cause }: { cause?: unknown }) =>
  cause instanceof Error ? cause.message : "cut";

/** Calls the REST API with a login of its own. */
export class ApiCaller {
  readonly #origin: string;
  readonly #tally: Tally;
  #cookie = "";

  /** Of its login. */
  get cookie(): string {
    return this.#cookie;
  }

  constructor(origin: string, tally: Tally) {
    this.#origin = origin;
    this.#tally = tally;
  }

  async call(name: string, method: string, path: string, body?: object): Promise<unknown> {
    const started = performance.now();
    const fail = (reason: string): CallFailed => {
      this.#tally.add(name, performance.now() - started, reason);
      return new CallFailed(`${name}: ${reason}`);
    };
    const answer = await this.#send(method, path, body).catch((error: Error) => {
      throw fail(`no answer (${reasonOf(error)})`);
    });
    if (answer.status >= 400) throw fail(String(answer.status));
    this.#tally.add(name, performance.now() - started, null);
    return answer.text === "" ? null : JSON.parse(answer.text);
  }

  async #send(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: { cookie: this.#cookie, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(";")[0] ?? "";
    return { status: answer.status, text };
  }
}
