import { afterAll } from "vitest";
import { cleanUpFile } from "./after-file.ts";

// A setup file runs for every test file; modules that test files share are loaded once per worker.
afterAll(cleanUpFile);
