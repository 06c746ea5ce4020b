import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Permission } from "../protocol/permissions.ts";
import type { World } from "../world/world.ts";
import { authenticate, demand } from "./authenticate.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";

/** A kind of document on the athlete's watch, and the name of its id. */
interface Kind {
  create: string;
  one: string;
  idName: string;
  permission: Permission;
}

const KINDS: readonly Kind[] = [
  {
    create: "/workoutportal/workout/v2",
    one: "/training-api/workout/v2/:id",
    idName: "workoutId",
    permission: "WORKOUT_IMPORT",
  },
  {
    create: "/training-api/schedule",
    one: "/training-api/schedule/:id",
    idName: "scheduleId",
    permission: "WORKOUT_IMPORT",
  },
  {
    create: "/training-api/courses/v1/course",
    one: "/training-api/courses/v1/course/:id",
    idName: "courseId",
    permission: "COURSE_IMPORT",
  },
];

const MAX_STEPS = 100;
const idParams = z.object({ id: z.coerce.number() });
const document = z.record(z.string(), z.unknown());

/** Counts steps at any depth, in segments and repeats. */
function countSteps(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, entry) => sum + countSteps(entry), 0);
  if (typeof value !== "object" || value === null) return 0;
  const steps: unknown = Reflect.get(value, "steps");
  const own = Array.isArray(steps) ? steps.length : 0;
  return own + countSteps(steps) + countSteps(Reflect.get(value, "segments"));
}

function readDocument(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const parsed = document.safeParse(request.body);
  if (!parsed.success) throw new PartnerRefusal(400, "the body is no JSON object");
  if (countSteps(parsed.data) > MAX_STEPS) {
    throw new PartnerRefusal(400, `a workout has ${MAX_STEPS} steps at most`);
  }
  return parsed.data;
}

function routesOf(app: FastifyInstance, world: World, kind: Kind): void {
  const options = { config: { target: "workouts" } };
  const allowed = (request: FastifyRequest): string => {
    const connection = authenticate(world, request);
    demand(connection, kind.permission, 412);
    return connection.userId;
  };
  /** The athlete's own documents; others respond as missing. */
  const own = (request: FastifyRequest) => {
    const userId = allowed(request);
    const found = world.documents.get(idParams.parse(request.params).id);
    if (found?.userId !== userId || found.kind !== kind.idName) {
      throw new PartnerRefusal(404, "there is nothing with this id");
    }
    return found;
  };

  app.post(kind.create, options, (request) => {
    const userId = allowed(request);
    const id = world.documents.size + 1;
    const body = { ...readDocument(request), [kind.idName]: id };
    world.documents.set(id, { userId, kind: kind.idName, body });
    return body;
  });
  app.get(kind.one, options, (request) => own(request).body);
  app.put(kind.one, options, (request) => {
    const found = own(request);
    found.body = { ...readDocument(request), [kind.idName]: found.body[kind.idName] };
    return found.body;
  });
  app.delete(kind.one, options, (request, reply) => {
    // Keeps the entry, so that ids are never reused.
    own(request).kind = "deleted";
    return reply.status(204).send();
  });
}

/** Planned workouts, their schedules and courses for the watch; 412 without permission. */
export function trainingRoutes(app: FastifyInstance, world: World): void {
  for (const kind of KINDS) routesOf(app, world, kind);
}
