const GIB = 1024 ** 3;

/** Bounds of an archive with the archives in it. */
export const ARCHIVE_LIMITS = {
  bytes: 2 * GIB,
  files: 20_000,
  /** Of everything that is unpacked. */
  unpackedBytes: 4 * GIB,
  /** Unpacked by packed size of one file. */
  ratio: 200,
} as const;
