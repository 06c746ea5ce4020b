import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../src/find-browser.ts";

const SERVE = fileURLToPath(new URL("../src/serve.ts", import.meta.url));

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("The product did not start");
}

/** Starts the product with an empty database. It serves the last build of the web app. */
export async function startProduct(): Promise<{ origin: string; stop: () => Promise<void> }> {
  // A group of its own: `serve.ts` leaves it to the signal to reach the product too.
  const product = spawn(process.execPath, [SERVE], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(product, "exit");
  const stop = async () => {
    if (product.pid !== undefined) process.kill(-product.pid, "SIGTERM");
    await ended;
  };
  return { origin: await addressOf(product.stdout), stop };
}

/** Chromium's sandbox does not work as root. */
export const BROWSER_FLAGS = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    args: BROWSER_FLAGS,
    ...(executablePath !== undefined && { executablePath }),
  });
}
