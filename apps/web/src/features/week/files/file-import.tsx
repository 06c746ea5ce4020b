import { ACCEPTED_RECORDINGS } from "../../../shared/imports/file-types.ts";
import type { useFileImport } from "./use-file-import.ts";

/** The file dialog of a card's menu. */
export const FileImport = ({ input, onChosen }: ReturnType<typeof useFileImport>) => (
  <input
    ref={input}
    type="file"
    hidden
    aria-label="Import a file for the exercise"
    accept={ACCEPTED_RECORDINGS}
    onChange={(event) => {
      onChosen([...(event.currentTarget.files ?? [])]);
      event.currentTarget.value = "";
    }}
  />
);
