import { MAX_RECORDING_SECONDS } from "@triplan/domain";

const MIB = 1024 ** 2;

/** Bounds of what is read. Real recordings stay far below them. */
export const FILE_LIMITS = {
  fileBytes: 25 * MIB,
  /** After unpacking a .gz. */
  unpackedBytes: 50 * MIB,
  points: 400_000,
  laps: 5000,
  recordings: 500,
  /** Of XML. */
  depth: 32,
  /** Characters of one XML text. */
  text: 65_536,
  durationSeconds: MAX_RECORDING_SECONDS,
} as const;
