import { WEARABLE } from "@triplan/domain";
import type { ArchiveFile } from "./archive-file.ts";

const FOLDERS = `fit   For watches and bike computers. Connect the device and copy the files to its
      folder ${WEARABLE.name}/NewFiles, or import them in the app of the device.
zwo   For Zwift and other trainer apps. For Zwift, copy them to Documents/Zwift/Workouts
      and the folder with your number. Rides are shares of your FTP there, runs shares
      of your 10 km pace.
mrc   For other trainer apps: rides in percent of your FTP.
`;

/** What each folder is for, and which exercises have no file there. */
export function archiveNote(
  title: string,
  problems: ReadonlyMap<string, readonly string[]>,
): ArchiveFile {
  const notes = [...problems].map(([message, names]) => `${message}\n  ${namesOf(names)}\n`);
  const text = [`Workouts of ${title}\n`, FOLDERS, ...notes].join("\n");
  return { name: "read me.txt", bytes: new TextEncoder().encode(text) };
}

/** "Easy run, Long run × 3". */
function namesOf(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => (length > 1 ? `${name} × ${length}` : name))
    .join(", ");
}
