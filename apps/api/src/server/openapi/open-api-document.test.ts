import { Validator } from "@seriousme/openapi-schema-validator";
import type { inferRouterOutputs } from "@trpc/server";
import { describe, expect, expectTypeOf, test } from "vitest";
import type { z } from "zod";
import { restRoutes } from "../rest/rest-routes.ts";
import type { AppRouter } from "../../modules/app-router.ts";
import { openApiDocument } from "./open-api-document.ts";
import { REQUEST_EXAMPLES } from "./request-examples.ts";
import type { REST_RESPONSES, RestProcedure } from "../rest/rest-responses.ts";

const document = openApiDocument();

const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  return operation;
};

const bodyOf = (method: string, path: string) => {
  const { requestBody } = operationOf(method, path);
  if (!requestBody) throw new Error(`${method} ${path} has no body`);
  return requestBody.content["application/json"];
};

const statuses = (path: string) => Object.keys(operationOf("post", path).responses);

type At<Outputs, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Outputs
    ? At<Outputs[Head], Rest>
    : never
  : Path extends keyof Outputs
    ? Outputs[Path]
    : never;
type Output<Path> = Exclude<At<inferRouterOutputs<AppRouter>, Path>, void | null>;
type Documented<Path extends RestProcedure> = z.output<(typeof REST_RESPONSES)[Path]>;
type Row<Value> = NonNullable<Value> extends readonly (infer Item)[] ? Item : NonNullable<Value>;

test("each response schema matches its procedure's output in every field", () => {
  type TooNarrow = {
    [Path in RestProcedure]: Output<Path> extends Documented<Path> ? never : Path;
  }[RestProcedure];
  type Undocumented = {
    [Path in RestProcedure]: Exclude<keyof Row<Output<Path>>, keyof Row<Documented<Path>>>;
  }[RestProcedure];

  expectTypeOf<TooNarrow>().toBeNever();
  expectTypeOf<Undocumented>().toBeNever();
});

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(document)));
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  });

  test("describes exactly the routes of the table", () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const served = restRoutes.map(
      ({ method, url }) => `${method.toLowerCase()} /api${url.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  test("states that the server computes the goal paces", () => {
    for (const [method, path] of [
      ["post", "/api/training-plans"],
      ["patch", "/api/training-plans/{id}"],
    ] as const) {
      expect(JSON.stringify(bodyOf(method, path))).toContain(
        "the server computes the goal paces from goalFinishTime",
      );
    }
  });

  test("gives every operation a unique id, a response schema and an example", () => {
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(restRoutes.length);
    const answers = operations.map(({ responses }) => Object.values(responses)[0]);
    const content = expect.objectContaining({
      "application/json": { schema: expect.anything(), example: expect.anything() },
    });
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ content })));
  });

  test("declares every path placeholder as a parameter", () => {
    const week = operationOf("get", "/api/training-plans/{id}/weeks/{week}/exercises");
    expect(week.parameters.map(({ name }) => name)).toEqual(["id", "week"]);
    expect(operationOf("get", "/api/user").parameters).toEqual([]);
  });

  test("derives a body from the procedure's input without path parameters", () => {
    expect(bodyOf("post", "/api/login").schema.required).toEqual(["username", "password"]);
    expect(bodyOf("patch", "/api/user/current-plan").schema).toMatchObject({
      properties: { planId: expect.anything() },
      required: ["planId"],
    });
    expect(bodyOf("post", "/api/exercises/{id}/schedule").schema).toEqual({
      type: "object",
      properties: {
        day: expect.objectContaining({ enum: [0, 1, 2, 3, 4, 5, 6] }),
        dayName: expect.objectContaining({ type: "string" }),
        scheduledDate: expect.objectContaining({ type: "string" }),
        from: expect.objectContaining({ type: "array" }),
      },
      required: ["day", "dayName"],
    });
  });

  // @covers calls-10
  test("documents the body of a new plan with the specification's fields", () => {
    const { schema } = bodyOf("post", "/api/training-plans");
    expect(Object.keys(schema.properties ?? {})).toEqual(
      expect.arrayContaining([
        "name",
        "raceType",
        "swimDistance",
        "bikeDistance",
        "runDistance",
        "raceDate",
        "currentSwimPace",
        "currentBikePace",
        "currentRunPace",
        "experienceLevel",
        "goalFinishTime",
        "goalSwimPace",
        "goalBikePace",
        "goalRunPace",
        "totalWeeks",
        "weeklySchedule",
      ]),
    );
  });

  test("uses the REST API's names for provider fields", () => {
    const match = bodyOf("post", "/api/exercises/{id}/match-garmin");
    expect(match.schema.required).toEqual(["garminActivityId"]);
    expect(document.components.schemas["Exercise"]?.required).toContain("matchedGarminActivityId");
  });

  test.each(restRoutes.filter(({ accepts }) => accepts))(
    "has an example body of $method $url that its procedure accepts",
    ({ accepts, calls, input }) => {
      const body = REQUEST_EXAMPLES[calls];
      const ids = { timeOffId: 7, layerId: 7, raceId: 7, revisionId: 7 };
      const path = { id: 42, week: 1, ...ids, key: "safe-step", token: "t" };
      const request = { ...path, query: {}, body: body ?? {}, idempotencyKey: undefined };
      expect(body).toBeDefined();
      expect(accepts?.safeParse(input?.(request)).error).toBeUndefined();
    },
  );

  test("requires a login wherever a visitor is rejected", () => {
    expect(operationOf("get", "/api/user").security).toEqual([{ session: [] }]);
    expect(operationOf("post", "/api/login").security).toEqual([]);
  });

  test("has no body for operations without input", () => {
    expect(operationOf("post", "/api/logout")).not.toHaveProperty("requestBody");
    expect(operationOf("delete", "/api/training-plans/{id}")).not.toHaveProperty("requestBody");
  });

  // @covers server-6
  test("documents 201 for creation, 200 otherwise, and every error form", () => {
    expect(statuses("/api/register")).toEqual(["201", "4XX", "5XX"]);
    expect(statuses("/api/login")).toEqual(["200", "4XX", "5XX"]);
  });
});
