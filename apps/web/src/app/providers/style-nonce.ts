/** Placeholder in prerendered pages that the server replaces with the nonce. */
const PLACE = "__CSP_NONCE__";

const nonce =
  typeof document === "undefined"
    ? PLACE
    : (document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "");
// react-remove-scroll (drawers, dialogs) reads the nonce from here.
Reflect.set(globalThis, "__webpack_nonce__", nonce);

/** The nonce that the server's Content-Security-Policy requires of generated styles. */
export const styleNonce = () => nonce;
