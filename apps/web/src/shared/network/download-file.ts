import { browserTimeZone } from "../dates/today.ts";
import { errorOf, NO_CONNECTION } from "./server-fetch.ts";

/** Downloads a file of the API and hands it to the browser; rejects with the server's words. */
export async function downloadFile(path: string): Promise<void> {
  const headers = { "x-time-zone": browserTimeZone() };
  const response = await fetch(`/api${path}`, { headers }).catch((cause: unknown) => {
    throw new Error(NO_CONNECTION, { cause });
  });
  if (!response.ok) throw await errorOf(response);
  saveBlob(await response.blob(), nameOf(response));
}

/** The file name that the server chose. */
function nameOf({ headers }: Response): string {
  const [, name = "download"] =
    /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "") ?? [];
  return name;
}

/** Hands a file to the browser under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
