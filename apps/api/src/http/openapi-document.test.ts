import { describe, expect, test } from "vitest";
import { openApiDocument } from "./openapi-document.ts";
import { restRoutes } from "./rest-routes.ts";

const document = openApiDocument();

const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  return operation;
};

const bodyOf = (method: string, path: string): object => {
  const { requestBody } = operationOf(method, path);
  if (!requestBody) throw new Error(`${method} ${path} has no body`);
  return requestBody.content["application/json"].schema;
};

describe("the OpenAPI document", () => {
  test("describes every route of the table and no other", () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const served = restRoutes.map(
      ({ method, url }) => `${method.toLowerCase()} /api${url.replaceAll(/:(\w+)/g, "{$1}")}`,
    );
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  test("is plain JSON", () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test("every placeholder of a path is a parameter of its operation", () => {
    const week = operationOf("get", "/api/training-plans/{id}/weeks/{week}/exercises");
    expect(week.parameters.map(({ name }) => name)).toEqual(["id", "week"]);
    expect(operationOf("get", "/api/user").parameters).toEqual([]);
  });

  test("a body is the procedure's input less what the path holds", () => {
    expect(bodyOf("post", "/api/login")).toMatchObject({ required: ["username", "password"] });
    expect(bodyOf("patch", "/api/user/current-plan")).toMatchObject({
      properties: { planId: expect.anything() },
      required: ["planId"],
    });
    expect(bodyOf("post", "/api/exercises/{id}/schedule")).toEqual({
      type: "object",
      properties: {
        day: expect.objectContaining({ enum: [0, 1, 2, 3, 4, 5, 6] }),
        dayName: expect.objectContaining({ type: "string" }),
        scheduledDate: expect.objectContaining({ type: "string" }),
      },
      required: ["day", "dayName"],
    });
  });

  test("the body of a new plan has the documented fields", () => {
    const body = bodyOf("post", "/api/training-plans");
    expect(Object.keys(Reflect.get(body, "properties"))).toEqual(
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

  test("what takes no body has none", () => {
    expect(operationOf("post", "/api/logout")).not.toHaveProperty("requestBody");
    expect(operationOf("delete", "/api/training-plans/{id}")).not.toHaveProperty("requestBody");
  });

  test("what creates says 201, all else 200, and every refusal has its form", () => {
    expect(Object.keys(operationOf("post", "/api/register").responses)).toEqual(["201", "default"]);
    expect(Object.keys(operationOf("post", "/api/login").responses)).toEqual(["200", "default"]);
  });
});
