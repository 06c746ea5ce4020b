import { useQueryClient, type Query } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  deleteUnusable,
  keyOfKept,
  writeKept,
  type KeptAnswer,
} from "../../shared/offline/kept-answers.ts";
import { keptOwner } from "../../shared/offline/kept-owner.ts";
import { isKeptPath, pathOfQuery } from "../../shared/offline/kept-paths.ts";
import { isOutOfReach } from "../../shared/offline/reach.ts";

/** Answers of the same moment are written together. */
const WRITE_AFTER_MS = 500;

const warn = (cause: unknown) => console.warn("Answers could not be kept on this device", cause);

/** The procedure and input of a kept query; null for any other. */
function keptQuery({ queryKey }: Query): { path: string; input: unknown } | null {
  const path = pathOfQuery(queryKey);
  return isKeptPath(path) ? { path, input: Reflect.get(Object(queryKey[1]), "input") } : null;
}

/** Keeps the server's answers for a user on this device, those that arrived before included. */
export function useKeepAnswers(userId: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const pending = new Map<string, KeptAnswer>();
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write() {
      const answers = [...pending];
      pending.clear();
      timer = undefined;
      // Another tab may have logged in somebody else.
      if (keptOwner() === userId) writeKept(answers).catch(warn);
    }

    function note(query: Query) {
      const kept = keptQuery(query);
      const { data, dataUpdatedAt: savedAt } = query.state;
      // What is shown now may come from this device.
      if (!kept || data === undefined || data === null || isOutOfReach()) return;
      pending.set(keyOfKept(userId, kept.path, kept.input), { data, savedAt });
      timer ??= setTimeout(write, WRITE_AFTER_MS);
    }

    deleteUnusable(userId).catch(warn);
    for (const query of cache.getAll()) note(query);
    const unsubscribe = cache.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "success") note(event.query);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [queryClient, userId]);
}
