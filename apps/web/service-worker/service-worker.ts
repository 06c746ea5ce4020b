import { answerFile, answerPage } from "./answers.ts";
import { dropOldBuilds, storeBuild } from "./stored-builds.ts";
import { thisBuild } from "./this-build.ts";

/* Keeps the app's files, which are the same for everybody. Answers of the API pass by: what an
   athlete sees offline is stored by the page, per user. */
declare const self: ServiceWorkerGlobalScope;

/** What a page may ask of a worker: its version, or to take over from the one before. */
interface Message {
  kind?: "version" | "take-over";
}

self.addEventListener("install", (event) => event.waitUntil(storeBuild()));

self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([dropOldBuilds(), self.clients.claim()])),
);

self.addEventListener("message", ({ data, ports }) => {
  const { kind }: Message = Object(data);
  if (kind === "version") ports[0]?.postMessage(thisBuild.version, []);
  if (kind === "take-over") void self.skipWaiting();
});

const isOfServer = (path: string) => /^\/(api|trpc)(\/|$)/.test(path);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || isOfServer(pathname)) return;
  if (request.mode === "navigate") event.respondWith(answerPage(request));
  else if (thisBuild.files.includes(pathname) || pathname.startsWith("/assets/"))
    event.respondWith(answerFile(request, (done) => event.waitUntil(done)));
});
