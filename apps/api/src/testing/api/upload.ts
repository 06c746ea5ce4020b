import { expect } from "vitest";
import type { ImportState } from "../../modules/imports/get-import.ts";
import type { TestUser } from "./test-api.ts";
import { PATIENT } from "./patient.ts";

/** Sends a file as the web app does. */
export const sendFile = (
  user: Pick<TestUser, "send">,
  name: string,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
  query = "",
): ReturnType<TestUser["send"]> =>
  user.send({
    method: "POST",
    url: `/api/activities/import${query}`,
    headers: {
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
      ...headers,
    },
    payload: Buffer.from(bytes),
  });

/** Sends a file and waits until its import has ended. */
export async function importFile(
  user: TestUser,
  name: string,
  bytes: Uint8Array | string,
  query = "",
): Promise<ImportState> {
  const answer = await sendFile(user, name, bytes, {}, query);
  expect(answer).toMatchObject({ statusCode: 202 });
  const { importId } = answer.json<{ importId: number }>();
  return endOfImport(user, importId);
}

/** The import once it has ended. */
export async function endOfImport(user: TestUser, importId: number): Promise<ImportState> {
  const read = () => user.trpc.imports.get.query({ importId });
  await expect.poll(async () => (await read()).status, PATIENT).not.toBe("running");
  return read();
}
