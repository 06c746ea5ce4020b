import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ImportedFile, ImportSummary } from "../../../shared/imports/import-types.ts";
import { forgetUnconfirmed, noteUnconfirmed } from "../../../shared/imports/unconfirmed-imports.ts";
import { uploadFile } from "../../../shared/imports/upload-file.ts";
import { useFollowImports } from "../../../shared/imports/use-follow-imports.ts";
import { errorText } from "../../../shared/network/error-text.ts";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { FAILURES } from "../../../shared/notifications/messages.ts";
import { notifyFailure } from "../../../shared/notifications/notify.ts";
import { useRefreshTraining } from "../../../shared/plans/use-refresh-training.ts";
import type { ExerciseRow } from "../model/week-types.ts";

export type FileActivity = RouterOutputs["activities"]["get"];

/** What became of the file of a completion. */
export type CompletionFile =
  | { kind: "reading"; name: string; importId: number | null }
  | { kind: "used"; name: string; activity: FileActivity }
  /** Stored, but the exercise is not completed by it. */
  | { kind: "asks"; name: string; importId: number; imported: ImportedFile }
  | { kind: "problem"; name: string; sentence: string };

const IS_ARCHIVE = /\.zip$/i;

/** A file that completes an exercise. Unless `keep` is called, its import is undone at the end. */
export function useCompletionFile({ id: exerciseId, userId }: ExerciseRow) {
  const { client, imports, activities } = trpc.useUtils();
  const refresh = useRefreshTraining();
  const [state, setState] = useState<CompletionFile | null>(null);
  const pendingId = useRef<number | null>(null);
  const isOver = useRef(false);

  const undo = async (importId: number) => {
    try {
      await client.imports.undo.mutate({ importId });
      forgetUnconfirmed(userId, importId);
    } catch (error) {
      notifyFailure(FAILURES.undoImport, error);
    }
    await refresh();
  };
  const confirm = () => {
    if (pendingId.current !== null) forgetUnconfirmed(userId, pendingId.current);
  };
  const discard = async () => {
    const importId = pendingId.current;
    pendingId.current = null;
    setState(null);
    if (importId !== null) await undo(importId);
  };
  const undoAtEnd = useEffectEvent((importId: number) => void undo(importId));
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      if (pendingId.current !== null) undoAtEnd(pendingId.current);
    };
  }, []);

  const upload = async (file: File) => {
    const { name } = file;
    setState({ kind: "reading", name, importId: null });
    try {
      const importId = await uploadFile({ file, name, exerciseId });
      noteUnconfirmed(userId, importId);
      if (isOver.current) {
        await undo(importId);
        return;
      }
      pendingId.current = importId;
      setState({ kind: "reading", name, importId });
    } catch (error) {
      setState({ kind: "problem", name, sentence: errorText(error) });
    }
  };
  const use = async (name: string, activityId: number) => {
    const activity = await activities.get.fetch({ activityId }, { staleTime: 0 });
    setState({ kind: "used", name, activity });
  };
  const end = async (name: string, { id: importId, error }: ImportSummary) => {
    const { files } = await imports.get.fetch({ importId }, { staleTime: 0 });
    const [file] = files;
    if (file?.exerciseId === exerciseId && file.activityId !== null)
      return use(name, file.activityId);
    const isStored = file && file.outcome !== "refused" && file.outcome !== "duplicate";
    if (isStored) return setState({ kind: "asks", name, importId, imported: file });
    setState({ kind: "problem", name, sentence: file?.reason ?? error ?? NOT_READ });
  };
  const reading = state?.kind === "reading" && state.importId !== null ? state : null;
  useFollowImports(reading?.importId ? [reading.importId] : [], ([summary]) => {
    if (!reading || !summary || summary.status === "running") return;
    end(reading.name, summary).catch((error: unknown) =>
      setState({ kind: "problem", name: reading.name, sentence: errorText(error) }),
    );
  });

  return {
    state,
    /** Imports a file in place of the one before. */
    choose: async (files: readonly File[]) => {
      const [file] = files;
      if (!file) return;
      await discard();
      const problem = files.length > 1 ? ONE_FILE : IS_ARCHIVE.test(file.name) ? NO_ARCHIVE : null;
      if (problem === null) await upload(file);
      else setState({ kind: "problem", name: file.name, sentence: problem });
    },
    remove: () => void discard(),
    use,
    /** The import stays from now on, even if the tab closes. */
    confirm,
    /** Takes `confirm` back: the completion was refused. */
    revokeConfirm: () => {
      if (pendingId.current !== null) noteUnconfirmed(userId, pendingId.current);
    },
    /** Keeps the import when the dialog closes. */
    keep: () => {
      confirm();
      pendingId.current = null;
      setState(null);
    },
  };
}

const NOT_READ = "The file could not be read.";
const ONE_FILE = "Choose one file. An exercise has one recording.";
const NO_ARCHIVE = "Choose a single recording. Zip files can be imported on the import page.";
