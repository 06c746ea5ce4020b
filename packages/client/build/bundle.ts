import { join } from "node:path";
import { rolldown, type InputOptions } from "rolldown";
import { dts } from "rolldown-plugin-dts";
import { emittedTypes } from "./emitted-types.ts";

const FOLDER = join(import.meta.dirname, "..");
const external = /^@trpc\//;

async function write(options: InputOptions): Promise<void> {
  await using bundle = await rolldown({ external, ...options });
  await bundle.write({ dir: join(FOLDER, "bundle") });
}

// Types come from the files that `tsc -b` emits, so that the bundle needs no other package of ours.
await write({ input: { index: join(FOLDER, "src/index.ts") } });
await write({
  input: { index: join(FOLDER, "dist/index.d.ts") },
  plugins: [emittedTypes(), ...dts({ dtsInput: true })],
});
