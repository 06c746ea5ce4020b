import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadOrCreateSessionSecret } from "./load-or-create-secret.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "triplan-secret-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe("loadOrCreateSessionSecret", () => {
  test("creates a secret once, in a folder that may be missing, and keeps it", () => {
    const dataDir = join(folder, "data");
    const secret = loadOrCreateSessionSecret(dataDir);

    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(loadOrCreateSessionSecret(dataDir)).toBe(secret);
  });

  test("creates a different secret on each machine", () => {
    expect(loadOrCreateSessionSecret(join(folder, "a"))).not.toBe(
      loadOrCreateSessionSecret(join(folder, "b")),
    );
  });

  test("is readable only by its owner", () => {
    loadOrCreateSessionSecret(folder);
    expect(statSync(join(folder, "session-secret")).mode & 0o777).toBe(0o600);
  });

  test("replaces a file without a usable secret", () => {
    const path = join(folder, "session-secret");
    writeFileSync(path, "\n");

    const secret = loadOrCreateSessionSecret(folder);

    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(path, "utf8").trim()).toBe(secret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
