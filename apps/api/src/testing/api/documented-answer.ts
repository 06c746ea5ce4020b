import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openApiDocument } from "../../server/openapi/open-api-document.ts";

interface DocumentedOperation {
  name: string;
  pattern: RegExp;
  method: string;
  validate: ValidateFunction;
}

let operations: DocumentedOperation[] | undefined;

function documentedOperations(): DocumentedOperation[] {
  const { paths, components } = openApiDocument();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => {
      const answer = Object.values(responses).find((response) => "content" in response);
      if (!answer) throw new Error(`${operationId} documents no answer`);
      const { schema } = answer.content["application/json"];
      return {
        name: operationId,
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
        validate: ajv.compile({ ...schema, components }),
      };
    }),
  );
}

/**
 * Returns the documented operation of a request; throws if a success response violates its schema.
 * Undefined for an undocumented path.
 */
export function documentedAnswer(method: string, url: string, body: unknown): string | undefined {
  operations ??= documentedOperations();
  const [path = ""] = url.split("?");
  const operation = operations.find((each) => each.method === method && each.pattern.test(path));
  if (!operation) return undefined;
  if (operation.validate(body)) return operation.name;
  const problems = JSON.stringify(operation.validate.errors, null, 2);
  throw new Error(`${method} ${url} answers other than documented: ${problems}`);
}

export const documentedNames = (): string[] =>
  (operations ??= documentedOperations()).map(({ name }) => name);
