import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { createServer, connect as dial, type Server, type Socket } from "node:net";

/** A TCP proxy in front of a database, which a test can cut, slow down or silence. */
export class DatabaseWire {
  readonly #target: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  #isSilent = false;
  #delay = 0;

  /** Connections that clients have opened so far, also refused ones. */
  opened = 0;

  /** The database's URL through the wire. */
  readonly connectionString: string;

  private constructor(target: URL, server: Server, port: number) {
    this.#target = target;
    this.#server = server;
    server.on("connection", (near) => this.#join(near));
    const url = new URL(target);
    url.hostname = "127.0.0.1";
    url.port = String(port);
    this.connectionString = url.href;
  }

  /** Listens at a free port of loopback unless one is given. */
  static async open(connectionString: string, port = 0): Promise<DatabaseWire> {
    const server = createServer().listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The wire has no port");
    return new DatabaseWire(new URL(connectionString), server, address.port);
  }

  /** Ends every connection, and refuses new ones until `restore`. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Delivers nothing in either direction until `restore`, without ending a connection. */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** Delivers what the database answers so many milliseconds later. */
  slow(milliseconds: number): void {
    this.#delay = milliseconds;
  }

  restore(): void {
    this.#isCut = false;
    this.#isSilent = false;
    this.#delay = 0;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    this.opened += 1;
    if (this.#isCut) {
      near.destroy();
      return;
    }
    const far = dial(Number(this.#target.port), this.#target.hostname);
    this.#forward(near, far, () => 0);
    this.#forward(far, near, () => this.#delay);
  }

  #forward(from: Socket, to: Socket, delayOf: () => number): void {
    this.#sockets.add(from);
    // One after the other: the delay may change in between.
    let delivered = Promise.resolve();
    const deliver = async (bytes: Buffer, before: Promise<void>, delay: number) => {
      const due = delay > 0 && sleep(delay);
      await before;
      await due;
      if (to.writable) to.write(bytes);
    };
    from.on("data", (bytes) => {
      delivered = deliver(bytes, delivered, delayOf());
    });
    if (this.#isSilent) from.pause();
    from.on("error", () => to.destroy());
    from.on("close", () => {
      this.#sockets.delete(from);
      to.destroy();
    });
  }
}
