/** A file that a request answers with. */
export interface FileAnswer {
  /** Plain Latin, with its ending. */
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}
