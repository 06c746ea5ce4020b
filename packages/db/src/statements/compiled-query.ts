import { sql, type Compilable, type CompiledQuery, type RawBuilder } from "kysely";
import type { Queryable } from "../tables/database.ts";

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Where a query uses one of its values. */
export type Value<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>;

/**
 * A query that is built and compiled once, at its first use; each call sends the same text with its
 * own values. For reads on most requests: to build a query costs as much as to send it.
 */
export function compiledQuery<Values extends object, Row>(
  build: (db: Queryable, value: Value<Values>) => Compilable<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, (name) => sql`${new Slot(name)}`).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
