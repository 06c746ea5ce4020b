import { expect, test } from "vitest";
import { passkeyOrigin } from "./passkey-origin.ts";

test.each([
  ["https://triplan.example.org", "https://triplan.example.org"],
  ["https://triplan.example.org:8443", "https://triplan.example.org:8443"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://triplan.localhost", "http://triplan.localhost"],
  ["http://triplan.example.org", null],
  ["http://notlocalhost", null],
  ["http://127.0.0.1:3000", null],
  ["https://192.168.1.20", null],
  ["https://[::1]", null],
])("browsers accept passkeys of %s at %s", (publicOrigin, origin) => {
  expect(passkeyOrigin(publicOrigin)).toBe(origin);
});
