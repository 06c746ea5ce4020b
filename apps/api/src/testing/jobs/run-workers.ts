import { connect } from "@triplan/db";
import { startBackground } from "../../server/start-background.ts";
import { UPLOAD_FOLDER } from "../process/upload-folder.ts";
import { createLog } from "../../log.ts";
import { QUICK_TIMING } from "./quick-timing.ts";
import { UNREACHABLE_URL, testWearable } from "../api/test-wearable.ts";

// Workers in a separate process, for a test that kills them. The first argument is the connection
// string of their database.
const [connectionString = ""] = process.argv.slice(2);
const now = () => new Date();
const log = createLog("error");
const { db } = connect({ connectionString, onError: (err) => log.error({ err }, "broken") });

await startBackground({
  db,
  connectionString,
  wearable: testWearable({ url: UNREACHABLE_URL, now }),
  uploadFolder: UPLOAD_FOLDER,
  log,
  now,
  timing: QUICK_TIMING,
});
process.stdout.write("working\n");
