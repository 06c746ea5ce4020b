import { deviceStorage } from "../browser/device-storage.ts";

const KEY = "triplan.kept-for";

/** The user whose answers may be on this device: as the login, the same in all tabs. */
export function keptOwner(): number | null {
  const text = deviceStorage.get(KEY);
  return text === null ? null : Number(text);
}

/** Sets the user whose answers are kept; those of any other user are deleted. */
export function setKeptOwner(userId: number | null): void {
  const before = keptOwner();
  if (before === userId) return;
  if (userId === null) deviceStorage.remove(KEY);
  else deviceStorage.set(KEY, String(userId));
  if (before === null) return;
  import("./kept-answers.ts")
    .then(({ deleteKept }) => deleteKept())
    .catch((cause: unknown) => console.warn("Stored answers could not be deleted", cause));
}
