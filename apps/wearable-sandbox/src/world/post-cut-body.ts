import { request } from "node:http";

/** Sends the first half of a body, then closes the connection. Resolves once closed. */
export function postCutBody(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<void> {
  const bytes = Buffer.from(body);
  return new Promise((resolve) => {
    const call = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": bytes.length },
    });
    call.on("error", () => resolve());
    call.on("close", () => resolve());
    call.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => call.destroy());
  });
}
