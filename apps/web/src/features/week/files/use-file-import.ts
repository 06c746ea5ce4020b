import { formatDayAndMonth, type IsoDate } from "@triplan/domain";
import { useRef, useState, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import type { ImportedFile, ImportSummary } from "../../../shared/imports/import-types.ts";
import { uploadFile } from "../../../shared/imports/upload-file.ts";
import { startUploads } from "../../../shared/imports/uploads.ts";
import { useFollowImports } from "../../../shared/imports/use-follow-imports.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, NOTICES, noticeOf, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { WeekModel } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** What a file was dropped on. */
interface Dropped {
  exercise: ExerciseRow | null;
  date: IsoDate | null;
}

/** A file whose outcome asks the athlete something. */
export interface AskedFile {
  importId: number;
  file: ImportedFile;
  /** The exercise that it was dropped on. */
  exercise: ExerciseRow | null;
}

const IS_ARCHIVE = /\.zip$/i;

/** Imports files that are dropped on the cards and days of the week, or chosen for a card. */
export function useFileImport(
  root: RefObject<HTMLDivElement | null>,
  model: WeekModel<ExerciseRow>,
) {
  const { imports } = trpc.useUtils();
  const navigate = useNavigate();
  const refresh = useRefreshTraining();
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<ExerciseRow | null>(null);
  const [reading, setReading] = useState<(Dropped & { importId: number }) | null>(null);
  const [asked, setAsked] = useState<AskedFile | null>(null);

  const take = async (files: readonly File[], dropped: Dropped) => {
    const [file, ...others] = files;
    if (!file) return;
    if (others.length > 0 || IS_ARCHIVE.test(file.name)) {
      void startUploads(files, () => imports.list.invalidate());
      void navigate("/import");
      return;
    }
    notifyInfo(noticeOf.importing(file.name));
    try {
      const exerciseId = dropped.exercise?.id;
      const importId = await uploadFile({ file, name: file.name, exerciseId });
      setReading({ ...dropped, importId });
    } catch (error) {
      notifyFailure(FAILURES.importFile, error);
    }
  };

  const end = async (summary: ImportSummary, { exercise, date }: Dropped) => {
    const { files } = await imports.get.fetch({ importId: summary.id });
    const [file] = files;
    await refresh();
    if (!file || file.outcome === "refused") {
      notifyFailure(FAILURES.importFile, file?.reason ?? summary.error);
    } else if (file.outcome === "duplicate") {
      notifyInfo({ title: NOTICES.importedBefore.title, text: file.reason ?? "" });
    } else if (file.outcome === "choose" || (exercise && file.exerciseId !== exercise.id)) {
      setAsked({ importId: summary.id, file, exercise });
    } else if (file.outcome === "matched") {
      notifySuccess(SUCCESSES.completed);
    } else {
      notifySuccess(storedText(file, date));
    }
  };

  useFollowImports(reading ? [reading.importId] : [], ([summary]) => {
    if (!reading || summary?.status === "running") return;
    setReading(null);
    if (summary) void end(summary, reading);
  });

  const openExercise = (exerciseId: number) =>
    model.exercises.find(({ id, isCompleted }) => id === exerciseId && !isCompleted);
  useFileDrop(root, {
    isOpen: (exerciseId) => openExercise(exerciseId) !== undefined,
    onDrop: (target, files) =>
      void take(
        files,
        "exerciseId" in target
          ? { exercise: openExercise(target.exerciseId) ?? null, date: null }
          : { exercise: null, date: model.days[target.day]?.date ?? null },
      ),
  });
  return {
    input,
    asked,
    onAnswered: () => setAsked(null),
    onChosen: (files: readonly File[]) =>
      void take(files, { exercise: chosenFor.current, date: null }),
    /** Opens the file dialog for an exercise. */
    choose: (exercise: ExerciseRow) => {
      chosenFor.current = exercise;
      input.current?.click();
    },
  };
}

function storedText({ activity }: ImportedFile, date: IsoDate | null) {
  const day = activity?.localDate;
  const isElsewhere = day !== undefined && date !== null && day !== date;
  const { title, text } = SUCCESSES.importedExtra;
  return { title, text: isElsewhere ? `${text} It is of ${formatDayAndMonth(day)}.` : text };
}
