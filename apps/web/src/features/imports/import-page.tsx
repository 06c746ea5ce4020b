import { WEARABLE } from "@triplan/domain";
import { PageHead } from "@triplan/ui";
import { useDocumentTitle } from "../../shared/browser/use-document-title.ts";
import { DropZone } from "../../shared/imports/drop-zone.tsx";
import { ACCEPTED_FILES } from "../../shared/imports/file-types.ts";
import { startUploads, useUploads } from "../../shared/imports/uploads.ts";
import { LoadFailure } from "../../shared/loading/load-failure.tsx";
import { PageSpinner } from "../../shared/loading/page-spinner.tsx";
import { trpc } from "../../shared/network/trpc.ts";
import { ImportPanel } from "./import-panel.tsx";
import styles from "./import-page.module.css";
import { UploadRow } from "./upload-row.tsx";
import { useImports } from "./use-imports.ts";

/** Imports of activity files: those that run, and the last ones with what became of each file. */
export function ImportPage() {
  useDocumentTitle("Import Activities");
  const { imports } = trpc.useUtils();
  const uploads = useUploads();
  // A first list that is still on its way may lack the import; invalidating alone would keep it.
  const readAgain = async () => {
    await imports.list.cancel();
    await imports.list.invalidate();
  };
  return (
    <div className={styles.page}>
      <PageHead
        title="Import Activities"
        description="Bring what you have done as files. They complete your exercises, or count as extras."
      />
      <DropZone
        button="Choose files"
        accept={ACCEPTED_FILES}
        isMultiple
        onFiles={(files) => void startUploads(files, readAgain)}
      >
        <b>Drop FIT, TCX or GPX files here, or a zip from {WEARABLE.name}, Strava or Polar</b>
        <p>
          Up to 25 MB a file and 2 GB a zip. Triplan keeps time, distance, heart rate, pace and
          power, but not where you were.
        </p>
      </DropZone>
      {uploads.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
      <Imports hasUploads={uploads.length > 0} />
    </div>
  );
}

function Imports({ hasUploads }: { hasUploads: boolean }) {
  const { data, error, isFetching, refetch } = useImports();
  if (!data && error) {
    return (
      <LoadFailure
        title="Your imports could not be loaded"
        cause={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <PageSpinner />;
  if (data.length === 0) {
    return hasUploads ? null : <p className={styles.empty}>Your imports appear here.</p>;
  }
  return data.map((one, index) => (
    <ImportPanel key={one.id} summary={one} isOpenAtFirst={index === 0} />
  ));
}
