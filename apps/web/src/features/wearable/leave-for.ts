/** Leaves Triplan for a page of the watch service. Only the web's own schemes lead anywhere. */
export function leaveFor(address: string): void {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new Error(`Not an address of the web: ${url.protocol}`);
  }
  window.location.assign(url);
}
