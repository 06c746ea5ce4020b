import type { IsoDate } from "@triplan/domain";
import { useRef, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { followImport } from "../../../shared/imports/followed-imports.ts";
import { uploadFile } from "../../../shared/imports/upload-file.ts";
import { startUploads } from "../../../shared/imports/uploads.ts";
import { trpc } from "../../../shared/network/trpc.ts";
import { FAILURES, noticeOf } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifyInfo } from "../../../shared/notifications/notify.ts";
import type { WeekModel } from "../model/week-model.ts";
import type { ExerciseRow } from "../model/week-types.ts";
import { useFileDrop } from "./use-file-drop.ts";

/** What a file was dropped on. */
interface Dropped {
  exercise: ExerciseRow | null;
  date: IsoDate | null;
}

const IS_ARCHIVE = /\.zip$/i;

/** Imports files that are dropped on the cards and days of the week, or chosen for a card. */
export function useFileImport(
  root: RefObject<HTMLDivElement | null>,
  model: WeekModel<ExerciseRow>,
) {
  const { imports } = trpc.useUtils();
  const navigate = useNavigate();
  const userId = useCurrentUser().data?.id;
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<ExerciseRow | null>(null);

  const take = async (files: readonly File[], dropped: Dropped) => {
    const [file, ...others] = files;
    if (!file || userId === undefined) return;
    if (others.length > 0 || IS_ARCHIVE.test(file.name)) {
      void startUploads(files, () => imports.list.invalidate());
      void navigate("/import");
      return;
    }
    notifyInfo(noticeOf.importing(file.name));
    try {
      const { exercise, date } = dropped;
      const importId = await uploadFile({ file, name: file.name, exerciseId: exercise?.id });
      followImport({
        importId,
        userId,
        exercise: exercise && { id: exercise.id, name: exercise.name, type: exercise.type },
        date,
      });
    } catch (error) {
      notifyFailure(FAILURES.importFile, error);
    }
  };

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
    onChosen: (files: readonly File[]) =>
      void take(files, { exercise: chosenFor.current, date: null }),
    /** Opens the file dialog for an exercise. */
    choose: (exercise: ExerciseRow) => {
      chosenFor.current = exercise;
      input.current?.click();
    },
  };
}
