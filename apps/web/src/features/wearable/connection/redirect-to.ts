/** Leaves for a page of the watch service. Only http and https addresses are followed. */
export function redirectTo(address: string): void {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error(`Unsupported address scheme: ${url.protocol}`);
  }
  window.location.assign(url);
}
