/** Why a file can't be read, in a sentence for the athlete. */
export class FileRefusal extends Error {
  override readonly name = "FileRefusal";
}
