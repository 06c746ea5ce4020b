import { PLAN_SCHEMA_PATH } from "../../modules/plan-files/plan-schema.ts";
import { ERROR_RESPONSE } from "./error-schema.ts";

const json = (schema: object, example?: object) => ({
  "application/json": { schema, ...(example && { example }) },
});
const BYTES = {
  "application/octet-stream": { schema: { type: "string", contentEncoding: "binary" } },
};

interface Upload {
  summary: string;
  operationId: string;
  tags: string[];
  parameters?: object[];
  /** Of the body. */
  content: object;
  status: number;
  answer: { description: string; content: object };
}

const upload = ({ content, status, answer, parameters = [], ...about }: Upload) => ({
  post: {
    ...about,
    parameters,
    requestBody: { required: true, content },
    security: [{ session: [] }],
    responses: { [status]: answer, "4XX": ERROR_RESPONSE, "5XX": ERROR_RESPONSE },
  },
});

/** The paths that take files, for the OpenAPI document. */
export const uploadPaths = () => ({
  "/api/activities/import": upload({
    summary: "Import activity files: FIT, TCX, GPX, .gz or .zip",
    operationId: "importsUpload",
    tags: ["activities"],
    parameters: [
      {
        name: "X-File-Name",
        in: "header",
        required: true,
        description: "The file's name, encoded as in an address; its end says what the file is",
        schema: { type: "string", maxLength: 255 },
        example: "morning-run.fit",
      },
      {
        name: "exerciseId",
        in: "query",
        required: false,
        description: "The exercise that the file completes, if it can",
        schema: { type: "integer", minimum: 1 },
        example: 1,
      },
    ],
    content: BYTES,
    status: 202,
    answer: {
      description: "Follow it at GET /api/imports/{id}",
      content: json(
        {
          type: "object",
          properties: { importId: { type: "integer" } },
          required: ["importId"],
        },
        { importId: 42 },
      ),
    },
  }),
  "/api/user/import": upload({
    summary: "Upload an archive of an account, to see what it holds before it is imported",
    operationId: "accountImportUpload",
    tags: ["user"],
    content: BYTES,
    status: 201,
    answer: {
      description: "Import it with POST /api/user/import/{id}/start",
      content: json({ $ref: "#/components/schemas/AccountImport" }),
    },
  }),
  "/api/training-plans/import": upload({
    summary: "Make a new plan of a plan file",
    operationId: "plansImport",
    tags: ["training-plans"],
    content: json({ type: "object", description: `Described at ${PLAN_SCHEMA_PATH}` }),
    status: 201,
    answer: {
      description: "The new plan",
      content: json({ $ref: "#/components/schemas/TrainingPlan" }),
    },
  }),
});
