/** Where a page that is drawn by the build leaves the nonce to the server. */
const PLACE = "__CSP_NONCE__";

const nonce =
  typeof document === "undefined"
    ? PLACE
    : (document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "");
// Where react-remove-scroll (drawers, dialogs) looks for it.
Reflect.set(globalThis, "__webpack_nonce__", nonce);

/** The nonce that lets this page's generated styles pass the server's Content-Security-Policy. */
export const styleNonce = () => nonce;
