import { expect, test } from "vitest";
import { readEnv } from "../../env/env.ts";
import { proxyHint } from "./proxy-hint.ts";

const HTTPS = "https://triplan.example";

test.each([
  [{ PUBLIC_URL: HTTPS }, true],
  [{ PUBLIC_URL: HTTPS, TRUST_PROXY: "1" }, false],
  [{ PUBLIC_URL: "http://192.168.1.5:3000" }, false],
  [{}, false],
])("with %j the line that says that Triplan is ready names TRUST_PROXY: %s", (source, isNamed) => {
  expect(proxyHint(readEnv(source)).includes("TRUST_PROXY is not set")).toBe(isNamed);
});
