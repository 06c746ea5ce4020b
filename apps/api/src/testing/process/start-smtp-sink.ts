import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface SmtpSink {
  url: string;
  /** The mails to an address, oldest first, without the soft line breaks of their encoding. */
  mailsTo: (email: string) => string[];
  stop: () => void;
}

/** A mail server on this machine that keeps what it receives, and hands each mail to `onMail`. */
export async function startSmtpSink(onMail?: (mail: string) => void): Promise<SmtpSink> {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    converse(socket, (mail) => {
      mails.push(decoded(mail));
      onMail?.(decoded(mail));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mailsTo: (email) => mails.filter((mail) => mail.includes(`To: ${email}`)),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const decoded = (mail: string) => mail.replaceAll(/=\r\n/g, "").replaceAll("=3D", "=");

const END = "\r\n.\r\n";

/** The part of SMTP that delivers a mail. */
function converse(socket: Socket, keep: (mail: string) => void): void {
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
      if (isMail) keep(part);
      const isData = !isMail && part.toUpperCase() === "DATA";
      isMail = isData;
      socket.write(isData ? "354 go on\r\n" : part === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
}
