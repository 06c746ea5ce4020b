import type { Tally } from "./tally.ts";

/** The API failed or refused a call; the tally counts it. */
export class CallFailed extends Error {}

const reasonOf = ({ cause }: { cause?: unknown }) =>
  cause instanceof Error ? cause.message : "cut";

/** Calls the REST API with a login of its own, the servers in turn. */
export class ApiCaller {
  readonly #origins: readonly string[];
  #calls = 0;
  readonly #tally: Tally;
  #cookie = "";

  /** Of its login. */
  get cookie(): string {
    return this.#cookie;
  }

  constructor(origins: string | readonly string[], tally: Tally) {
    this.#origins = [origins].flat();
    this.#tally = tally;
  }

  async call(name: string, method: string, path: string, body?: object): Promise<unknown> {
    const started = performance.now();
    const fail = (reason: string): CallFailed => {
      this.#tally.add(name, performance.now() - started, reason);
      return new CallFailed(`${name}: ${reason}`);
    };
    const answer = await this.send(method, path, body).catch((error: Error) => {
      throw fail(`no answer (${reasonOf(error)})`);
    });
    if (answer.status >= 400) throw fail(String(answer.status));
    this.#tally.add(name, performance.now() - started, null);
    return answer.text === "" ? null : JSON.parse(answer.text);
  }

  #url(path: string): string {
    const origin = this.#origins[this.#calls++ % this.#origins.length] ?? "";
    return `${origin}/api${path}`;
  }

  async download(path: string): Promise<Uint8Array> {
    const answer = await fetch(this.#url(path), { headers: { cookie: this.#cookie } });
    if (!answer.ok) throw new CallFailed(`${path}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }

  /** Sends JSON, or a file as bytes, and returns any answer; `call` counts it too. */
  async send(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const isFile = body instanceof Uint8Array;
    const type = isFile ? "application/octet-stream" : "application/json";
    const answer = await fetch(this.#url(path), {
      method,
      headers: { cookie: this.#cookie, ...(body && { "content-type": type }) },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) this.#cookie = cookie.split(";")[0] ?? "";
    return { status: answer.status, text };
  }
}
