import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Headers of one connection, and those of a body as it was sent. */
const OWN_HEADERS = new Set([
  "accept-encoding",
  "connection",
  "content-encoding",
  "content-length",
  "etag",
  "host",
  "last-modified",
  "transfer-encoding",
]);

/** Sends a request on to the product, as if the browser had its address. */
async function forward(request: IncomingMessage, productUrl: string): Promise<Response> {
  const { method = "GET", url = "/" } = request;
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!OWN_HEADERS.has(name)) headers.set(name, name === "origin" ? productUrl : String(value));
  const body = Buffer.concat(await request.toArray());
  return fetch(productUrl + url, {
    method,
    headers,
    redirect: "manual",
    ...(body.length > 0 && { body }),
  });
}

/** The product behind a proxy, on which a test deploys builds that differ in their version. */
export async function deployedProduct(productUrl: string) {
  let deployed: string | null = null;
  const shell = await (await fetch(`${productUrl}/shell`)).text();
  const [, built = ""] = /data-version="(\w+)"/.exec(shell) ?? [];

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const answered = await forward(request, productUrl);
    for (const [name, value] of answered.headers)
      if (!OWN_HEADERS.has(name)) response.appendHeader(name, value);
    response.statusCode = answered.status;
    const type = answered.headers.get("content-type") ?? "";
    const hasVersion = type.includes("html") || request.url === "/service-worker.js";
    if (hasVersion && deployed !== null)
      response.end((await answered.text()).replaceAll(built, deployed));
    else response.end(await answered.bytes());
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  // A test that fails does not wait for it.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port");
  return {
    url: `http://localhost:${address.port}`,
    deploy: (version: string) => void (deployed = version),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
