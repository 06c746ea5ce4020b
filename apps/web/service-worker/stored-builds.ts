import { thisBuild } from "./this-build.ts";

const PREFIX = "triplan ";
const SHELL = "/shell";
/** Pages of the build before may still be open. */
const KEPT_BUILDS = 2;

export const openBuild = (): Promise<Cache> => caches.open(PREFIX + thisBuild.version);

/** The page without anything of an athlete; undefined if it was evicted. */
export const storedShell = async (): Promise<Response | undefined> =>
  (await openBuild()).match(SHELL);

/** A stored file of this build or of the one before. */
export const storedFile = (request: Request | string): Promise<Response | undefined> =>
  caches.match(request, { ignoreVary: true });

/** Stores the shell and its files; rejects during a deployment, so that the browser tries again. */
export async function storeBuild(): Promise<void> {
  const shell = await fetch(SHELL, { cache: "reload" });
  const page = await shell.clone().text();
  if (!shell.ok || !page.includes(`data-version="${thisBuild.version}"`))
    throw new Error("The server has another version");
  const cache = await openBuild();
  await Promise.all(thisBuild.files.map((file) => storeFile(cache, file)));
  await cache.put(SHELL, shell);
}

async function storeFile(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith("/assets/");
  const known = isHashed && (await storedFile(file));
  if (known) return cache.put(file, known);
  return cache.add(isHashed ? file : new Request(file, { cache: "reload" }));
}

/** Deletes all builds but this one and the one before. */
export async function dropOldBuilds(): Promise<void> {
  // In the order of their creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -KEPT_BUILDS).map((name) => caches.delete(name)));
}
