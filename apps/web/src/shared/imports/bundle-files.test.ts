import { expect, test } from "vitest";
import { bundleFiles } from "./bundle-files.ts";

const file = (name: string) => new File([name], name);

test("one file is uploaded as it is", async () => {
  const run = file("run.fit");
  const [part, ...others] = bundleFiles([run]);
  expect(others).toEqual([]);
  expect(part?.name).toBe("run.fit");
  expect(await part?.file()).toBe(run);
});

test("several files become one archive, and archives stay alone", async () => {
  const parts = bundleFiles([file("a.fit"), file("export.zip"), file("b.gpx"), file("c.tcx")]);
  expect(parts.map(({ name }) => name)).toEqual(["export.zip", "3 files.zip"]);
  const bundle = await parts[1]?.file();
  const start = await bundle?.slice(0, 2).text();
  expect(start).toBe("PK");
});
