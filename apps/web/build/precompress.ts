import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css)$/;

/** Compressing smaller files gains nothing. */
const MIN_BYTES = 1024;

const ENCODERS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes a brotli and a gzip copy of each script and style, which the server sends as they are. */
export function precompress(): Plugin {
  return {
    name: "triplan:precompress",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (!dir) throw new Error("Nothing to compress: the build has no folder");
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    await writeFile(`${path}.${ending}`, await encode(bytes));
  }
}
