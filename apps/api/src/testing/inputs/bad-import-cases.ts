import { refusalsOf, type BadInput, type Row } from "./bad-input.ts";

const POSITION = "Position must be a whole number from 0";

const POSITIONS: readonly Row[] = [
  ["position", POSITION, [-1, 1.5, "0", null, true, [], {}, 2 ** 31, 1e300]],
  ["position", POSITION, [undefined]],
];

const LONG = "9".repeat(40);

/** Invalid parts of an import, and answers to files that are not there. */
export const BAD_IMPORT_INPUTS: readonly BadInput[] = [
  ...refusalsOf("an extra", { method: "POST", path: "/imports/1/extras" }, {}, POSITIONS),
  {
    what: "an extra of an unknown import",
    method: "POST",
    path: "/imports/999999/extras",
    bodies: [{ position: 0 }, { position: 7 }],
    status: 404,
    message: "Import not found",
  },
  {
    what: "a stop of an unknown import",
    method: "POST",
    path: "/imports/999999/stop",
    bodies: [undefined],
    status: 404,
    message: "Import not found",
  },
  ...["-1", "1.5", "x", "", "2147483648", LONG].map((from) => ({
    what: `files from position "${from}"`,
    method: "GET" as const,
    path: `/imports/1?from=${from}`,
    bodies: [undefined],
    status: 400,
    message: "From must be a whole number from 0",
    field: "from",
  })),
  ...["0", "-1", "1001", "x", LONG].map((limit) => ({
    what: `"${limit}" files`,
    method: "GET" as const,
    path: `/imports/1?limit=${limit}`,
    bodies: [undefined],
    status: 400,
    message: "Limit must be a whole number from 1 to 1000",
    field: "limit",
  })),
  {
    what: "files of an unknown outcome",
    method: "GET",
    path: "/imports/1?outcome=lost",
    bodies: [undefined],
    status: 400,
    message: "Unknown outcome",
    field: "outcome",
  },
];
