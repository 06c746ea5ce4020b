/** What is uploaded in one request. */
export interface UploadPart {
  name: string;
  file: () => Promise<Blob>;
}

const IS_ARCHIVE = /\.zip$/i;

async function zipOf(files: readonly File[]): Promise<Blob> {
  const { downloadZip } = await import("client-zip");
  return downloadZip(files).blob();
}

const alone = (file: File): UploadPart => ({ name: file.name, file: async () => file });

/** Archives alone; other files together in one archive, so that they are one import with one undo. */
export function bundleFiles(files: readonly File[]): UploadPart[] {
  const archives = files.filter(({ name }) => IS_ARCHIVE.test(name));
  const single = files.filter(({ name }) => !IS_ARCHIVE.test(name));
  const bundle =
    single.length > 1
      ? [{ name: `${single.length} files.zip`, file: () => zipOf(single) }]
      : single.map(alone);
  return [...archives.map(alone), ...bundle];
}
