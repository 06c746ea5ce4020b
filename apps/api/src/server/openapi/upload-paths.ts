import { PLAN_SCHEMA_PATH } from "../../modules/plan-files/plan-schema.ts";
import { ERROR_RESPONSE } from "./error-schema.ts";

/** The paths that take files, for the OpenAPI document. */
export const uploadPaths = () => ({
  "/api/activities/import": {
    post: {
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
      requestBody: {
        required: true,
        content: {
          "application/octet-stream": { schema: { type: "string", contentEncoding: "binary" } },
        },
      },
      security: [{ session: [] }],
      responses: {
        202: {
          description: "Follow it at GET /api/imports/{id}",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { importId: { type: "integer" } },
                required: ["importId"],
              },
              example: { importId: 42 },
            },
          },
        },
        "4XX": ERROR_RESPONSE,
        "5XX": ERROR_RESPONSE,
      },
    },
  },
  "/api/user/import": {
    post: {
      summary: "Upload an archive of an account, to see what it holds before it is imported",
      operationId: "accountImportUpload",
      tags: ["user"],
      parameters: [],
      requestBody: {
        required: true,
        content: {
          "application/octet-stream": { schema: { type: "string", contentEncoding: "binary" } },
        },
      },
      security: [{ session: [] }],
      responses: {
        201: {
          description: "Import it with POST /api/user/import/{id}/start",
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/AccountImport" } },
          },
        },
        "4XX": ERROR_RESPONSE,
        "5XX": ERROR_RESPONSE,
      },
    },
  },
  "/api/training-plans/import": {
    post: {
      summary: "Make a new plan of a plan file",
      operationId: "plansImport",
      tags: ["training-plans"],
      parameters: [],
      requestBody: {
        required: true,
        content: {
          "application/json": {
            schema: { type: "object", description: `Described at ${PLAN_SCHEMA_PATH}` },
          },
        },
      },
      security: [{ session: [] }],
      responses: {
        201: {
          description: "The new plan",
          content: {
            "application/json": { schema: { $ref: "#/components/schemas/TrainingPlan" } },
          },
        },
        "4XX": ERROR_RESPONSE,
        "5XX": ERROR_RESPONSE,
      },
    },
  },
});
