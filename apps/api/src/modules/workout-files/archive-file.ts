/** A file in an archive. */
export interface ArchiveFile {
  /** With its folder. */
  name: string;
  bytes: Uint8Array;
}
