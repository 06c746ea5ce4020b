import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { expect } from "@playwright/test";

/** The server and the tests run in several processes; the configuration names the file for all. */
const file = () => {
  const path = process.env["E2E_MAILS"];
  if (path === undefined) throw new Error("E2E_MAILS names no file");
  return path;
};

const END_OF_MAIL = "\f";

/** Adds a mail that the product sent. */
export const keepMail = (mail: string) => appendFileSync(file(), mail + END_OF_MAIL);

const mailsTo = (address: string): string[] =>
  (existsSync(file()) ? readFileSync(file(), "utf8") : "")
    .split(END_OF_MAIL)
    .filter((mail) => mail.includes(`To: ${address}`));

/** The path of the first link like the pattern that was mailed to an address, once it has arrived. */
export async function mailedPath(address: string, pattern: RegExp): Promise<string> {
  const find = () => mailsTo(address).flatMap((mail) => pattern.exec(mail)?.[0] ?? [])[0];
  await expect.poll(find).toBeDefined();
  return find() ?? "";
}
