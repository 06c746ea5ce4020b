import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startSmtpSink } from "@triplan/api/testing/smtp-sink";
import { keepMail } from "./mailbox.ts";
import { productEnv } from "./product-env.ts";

// Runs the product on its own ports and in its own folder, which is removed at the end.
const main = fileURLToPath(new URL("../../api/bundle/main.js", import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), "triplan-e2e-"));
const mailServer = await startSmtpSink(keepMail);
const product = spawn(process.execPath, [main], {
  stdio: "inherit",
  env: {
    ...(await productEnv(dataDir)),
    SMTP_URL: mailServer.url,
    MAIL_FROM: "Triplan <triplan@example.org>",
  },
});

// The signal reaches the whole group, including the product; a second one would cut its shutdown
// short.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
product.on("exit", (code) => {
  mailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exitCode = code ?? 1;
});
