import { asSchema, resolved, type JsonSchema } from "./json-schema.ts";

/** Builds a valid value from the examples of the schema's fields. */
export function exampleOf(part: JsonSchema, components: Record<string, JsonSchema>): unknown {
  const {
    anyOf,
    const: constant,
    enum: values,
    properties,
    items,
    type,
    ...schema
  } = resolved(part, components);
  const [example] = schema.examples ?? values ?? [];
  if (example !== undefined) return example;
  if (constant !== undefined) return constant;
  if (anyOf) return exampleOf(asSchema(anyOf[0]), components);
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [
      name,
      exampleOf(asSchema(field), components),
    ]);
    return Object.fromEntries(fields);
  }
  if (items !== undefined) return [exampleOf(asSchema(items), components)];
  return SIMPLE[String([type].flat()[0])] ?? null;
}

const SIMPLE: Readonly<Record<string, unknown>> = {
  boolean: true,
  integer: 1,
  number: 1,
  string: "text",
  object: {},
};
