import { buffer } from "node:stream/consumers";
import { writeZip } from "@triplan/activity-files/testing";
import { expect } from "vitest";
import { fromBufferPromise } from "yauzl";
import type { AccountImport } from "../../modules/account-import/read-account-import.ts";
import { PATIENT } from "../api/patient.ts";
import type { TestUser } from "../api/test-api.ts";

type Sender = Pick<TestUser, "send">;

export const download = (user: Sender): ReturnType<TestUser["send"]> =>
  user.send({ url: "/api/user/export" });

/** The files of an archive as text, by name. */
export async function textsOf(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    texts[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  }
  return texts;
}

/** The files of an archive, parsed, by name without ".json". */
export async function filesOf(bytes: Buffer): Promise<Record<string, unknown>> {
  const texts = await textsOf(bytes);
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name.replace(/\.json$/, ""), JSON.parse(text)]),
  );
}

/** The text of a list's file: a row a line. */
export const rowsText = (rows: readonly object[]): string =>
  `[\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]\n`;

/** An archive with these files. */
export const archiveOf = (texts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    writeZip(Object.entries(texts).map(([name, text]) => ({ name, bytes: Buffer.from(text) }))),
  );

/** Sends an archive as the web app does. */
export const upload = (
  user: Sender,
  archive: Uint8Array,
  headers: Record<string, string> = {},
): ReturnType<TestUser["send"]> =>
  user.send({
    method: "POST",
    url: "/api/user/import",
    headers: { "content-type": "application/octet-stream", ...headers },
    payload: Buffer.from(archive),
  });

/** The id of an archive that is uploaded and accepted. */
export async function uploaded(user: Sender, archive: Uint8Array): Promise<number> {
  const answer = await upload(user, archive);
  expect(answer).toMatchObject({ statusCode: 201 });
  return answer.json<{ archive: { id: number } }>().archive.id;
}

/** The import of the user's archive once it has ended. */
export async function endOfImport(user: TestUser): Promise<AccountImport["archive"]> {
  const read = async () => (await user.trpc.accountImport.get.query()).archive;
  await expect.poll(async () => (await read())?.status, PATIENT).toMatch(/done|failed/);
  return read();
}

/** Uploads an archive, confirms it and waits for its end. */
export async function importArchive(
  user: TestUser,
  archive: Uint8Array,
): Promise<AccountImport["archive"]> {
  const importId = await uploaded(user, archive);
  await user.trpc.accountImport.start.mutate({ importId });
  return endOfImport(user);
}
