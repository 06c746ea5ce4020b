import type { FastifyInstance } from "fastify";

/** Parses form bodies; a repeated name becomes a list. */
export function formBodies(app: FastifyInstance): void {
  const options = { parseAs: "string" as const };
  app.addContentTypeParser("application/x-www-form-urlencoded", options, (_request, body, done) => {
    const form = new URLSearchParams(String(body));
    const fields = new Map<string, string | string[]>();
    for (const name of form.keys()) {
      const values = form.getAll(name);
      fields.set(name, values.length > 1 ? values : (values[0] ?? ""));
    }
    done(null, Object.fromEntries(fields));
  });
}
