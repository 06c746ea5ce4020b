import { accountArchive } from "@triplan/contract/account-archive";
import { z } from "zod";

/** Below the origin of the server. */
export const ARCHIVE_SCHEMA_PATH = "/api/schemas/triplan-account-1.json";

/** The JSON Schema of archives, made from the schema that reads them. */
export const ARCHIVE_SCHEMA: object = z.toJSONSchema(accountArchive, { io: "input" });
