import { formatDayAndMonth, type IsoDate } from "@triplan/domain";
import { useRef, useState } from "react";
import {
  isFollowedStill,
  unfollowImport,
  type FollowedImport,
} from "../../../shared/imports/followed-imports.ts";
import type { ImportedFile } from "../../../shared/imports/import-types.ts";
import { useFollowImports } from "../../../shared/imports/use-follow-imports.ts";
import { isNotFound } from "../../../shared/network/is-not-found.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, NOTICES, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";

/** A file whose outcome asks the athlete something. */
export interface AskedFile extends Pick<FollowedImport, "importId" | "exercise"> {
  file: ImportedFile;
}

function storedText({ activity }: ImportedFile, date: IsoDate | null) {
  const day = activity?.localDate;
  const isElsewhere = day !== undefined && date !== null && day !== date;
  const { title, text } = SUCCESSES.importedExtra;
  return { title, text: isElsewhere ? `${text} It is of ${formatDayAndMonth(day)}.` : text };
}

const asks = (file: ImportedFile, { exercise }: FollowedImport) =>
  file.outcome === "choose" ||
  ((file.outcome === "matched" || file.outcome === "stored") &&
    exercise !== null &&
    file.exerciseId !== exercise.id);

function notifyOutcome(file: ImportedFile | undefined, date: IsoDate | null, error: string | null) {
  if (!file || file.outcome === "refused")
    notifyFailure(FAILURES.importFile, file?.reason ?? error);
  else if (file.outcome === "duplicate")
    notifyInfo({ title: NOTICES.importedBefore.title, text: file.reason ?? "" });
  else if (file.outcome === "matched") notifySuccess(SUCCESSES.completed);
  else notifySuccess(storedText(file, date));
}

/** Reports each import once when it ends, and returns the first file that asks something. */
export function useOutcomes(followed: readonly FollowedImport[]) {
  const { imports } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const [questions, setQuestions] = useState<readonly AskedFile[]>([]);
  const ending = useRef(new Set<number>());

  const end = async (one: FollowedImport) => {
    const { importId, exercise, date } = one;
    const { status, error, files } = await imports.get.fetch({ importId }, { staleTime: 0 });
    if (status === "running") return;
    await refresh();
    // The athlete may have logged out meanwhile.
    if (!isFollowedStill(importId)) return;
    const [file] = files;
    if (file && asks(file, one)) {
      setQuestions((before) => [...before, { importId, exercise, file }]);
      return;
    }
    unfollowImport(importId);
    notifyOutcome(file, date, error);
  };
  const endOnce = async (one: FollowedImport) => {
    const { importId } = one;
    if (ending.current.has(importId)) return;
    ending.current.add(importId);
    try {
      await end(one);
    } catch (error) {
      if (isFollowedStill(importId) && !isNotFound(error))
        notifyFailure(FAILURES.importOutcome, error);
      unfollowImport(importId);
    }
    ending.current.delete(importId);
  };

  const isAsked = ({ importId }: FollowedImport) =>
    questions.some((each) => each.importId === importId);
  const open = followed.filter((one) => !isAsked(one));
  useFollowImports(
    open.map(({ importId }) => importId),
    (summaries) => {
      for (const one of open) {
        // Undone imports are left out.
        const summary = summaries.find(({ id }) => id === one.importId);
        if (summary?.status !== "running") void endOnce(one);
      }
    },
  );

  const asked = questions.find(({ importId }) => followed.some((one) => one.importId === importId));
  return {
    asked: asked ?? null,
    onAnswered: () => asked && unfollowImport(asked.importId),
  };
}
