/** A chunk of its own, which loads when a passkey is used. */
export { startAuthentication, startRegistration } from "@simplewebauthn/browser";
