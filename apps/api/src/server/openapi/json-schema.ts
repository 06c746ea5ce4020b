import { z } from "zod";
import { documentedName } from "../rest/wearable-names.ts";

/** JSON Schema as zod generates it, with references into the document. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  $ref?: string;
}

const COMPONENTS = "#/components/schemas/";

/** Converts a zod schema to JSON Schema with REST field names; named parts become references. */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: "input" | "output",
): { schema: JsonSchema; components: Record<string, JsonSchema> } {
  // Inside an array even a named root schema becomes a reference.
  const { items, $defs = {} } = z.toJSONSchema(z.array(schema), { io, unrepresentable: "any" });
  const components = Object.entries($defs).map(
    ([name, part]) => [name, documented(asSchema(part))] as const,
  );
  return { schema: documented(asSchema(items)), components: Object.fromEntries(components) };
}

/** JSON Schema also allows booleans and lists of schemas; zod writes neither for our types. */
export const asSchema = (part: unknown): JsonSchema =>
  typeof part === "object" && part !== null && !Array.isArray(part) ? { ...part } : {};

/** Uses the document's component references and REST field names. */
function documented(schema: JsonSchema): JsonSchema {
  // zod's `readonly` concerns the value in memory; OpenAPI's readOnly forbids sending the field.
  const { $ref, properties, required, items, anyOf, readOnly: _inMemory, ...rest } = schema;
  return {
    ...rest,
    ...($ref !== undefined && { $ref: $ref.replace("#/$defs/", COMPONENTS) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [
          documentedName(name),
          documented(asSchema(part)),
        ]),
      ),
    }),
    ...(required && { required: required.map(documentedName) }),
    ...(items !== undefined && { items: documented(asSchema(items)) }),
    ...(anyOf && { anyOf: anyOf.map((part) => documented(asSchema(part))) }),
  };
}

export const resolved = (schema: JsonSchema, components: Record<string, JsonSchema>): JsonSchema =>
  components[schema.$ref?.slice(COMPONENTS.length) ?? ""] ?? schema;
