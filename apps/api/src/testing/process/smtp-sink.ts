import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterFile } from "@triplan/db/testing/after-file";

/** A mail server on this machine that keeps what it receives. */
export async function smtpSink(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, mails);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterFile(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return { url: `smtp://127.0.0.1:${address.port}`, mails };
}

const END = "\r\n.\r\n";

/** The part of SMTP that delivers a mail. */
function converse(socket: Socket, mails: string[]): void {
  let received = "";
  let isMail = false;
  socket.setEncoding("utf8");
  socket.on("error", () => socket.destroy());
  socket.write("220 sink\r\n");
  socket.on("data", (text) => {
    received += text.toString();
    for (;;) {
      const end = received.indexOf(isMail ? END : "\r\n");
      if (end === -1) return;
      const part = received.slice(0, end);
      received = received.slice(end + (isMail ? END.length : "\r\n".length));
      if (isMail) mails.push(part);
      const isData = !isMail && part.toUpperCase() === "DATA";
      isMail = isData;
      socket.write(isData ? "354 go on\r\n" : part === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
}
