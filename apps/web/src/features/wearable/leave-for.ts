/** Leaves for a page of the watch service. Only http and https addresses are followed. */
export function leaveFor(address: string): void {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error(`Not an address of the web: ${url.protocol}`);
  }
  window.location.assign(url);
}
