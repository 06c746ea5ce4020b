/** Why a backup can't be written, read or restored, in a sentence for the operator. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

export const incomplete = () =>
  new BackupError(
    "The backup is incomplete: it was cut off, or writing it broke off. Use another one.",
  );

export const damaged = (cause?: unknown) =>
  new BackupError("The backup is damaged: its bytes have changed since. Use another one.", {
    cause,
  });
