import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Permission } from "../protocol/permissions.ts";
import type { DocumentKind, WatchDocument, World } from "../world/world.ts";
import { authenticate, demand } from "./authenticate.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";
import { demandCalls } from "./demand-calls.ts";
import { scheduleDocument, workoutDocument, workoutProblem } from "./workout-document.ts";

type Body = Readonly<Record<string, unknown>>;

/** The document, or the first problem with it as the provider words it. */
function parsed<Document>(schema: z.ZodType<Document>, body: unknown): Document {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new PartnerRefusal(400, `${issue?.path.join(".") ?? ""}: ${issue?.message ?? ""}`);
}

/** A kind of document on the athlete's watch. */
interface Kind {
  kind: DocumentKind;
  create: string;
  one: string;
  permission: Permission;
  /** Throws for a document that the provider refuses. */
  check: (world: World, userId: string, body: unknown) => Body;
}

const KINDS: readonly Kind[] = [
  {
    kind: "workoutId",
    create: "/workoutportal/workout/v2",
    one: "/training-api/workout/v2/:id",
    permission: "WORKOUT_IMPORT",
    check: (_world, _userId, body) => {
      const workout = parsed(workoutDocument, body);
      const problem = workoutProblem(workout);
      if (problem !== null) throw new PartnerRefusal(400, problem);
      return workout;
    },
  },
  {
    kind: "scheduleId",
    create: "/training-api/schedule",
    one: "/training-api/schedule/:id",
    permission: "WORKOUT_IMPORT",
    check: (world, userId, body) => {
      const schedule = parsed(scheduleDocument, body);
      const workout = world.documents.get(schedule.workoutId);
      if (workout?.kind !== "workoutId" || workout.userId !== userId) {
        throw new PartnerRefusal(400, "there is no workout with this workoutId");
      }
      return schedule;
    },
  },
  {
    kind: "courseId",
    create: "/training-api/courses/v1/course",
    one: "/training-api/courses/v1/course/:id",
    permission: "COURSE_IMPORT",
    check: (_world, _userId, body) => parsed(z.record(z.string(), z.unknown()), body),
  },
];

const idParams = z.object({ id: z.coerce.number() });

/** The id stays taken. */
const remove = (document: WatchDocument): void => {
  document.kind = "deleted";
  document.body = {};
};

/** Also takes the workout off the calendar. */
function removeWorkout(world: World, userId: string, workoutId: unknown): void {
  for (const document of world.documents.values()) {
    if (document.userId === userId && document.body["workoutId"] === workoutId) remove(document);
  }
}

function routesOf(app: FastifyInstance, world: World, kind: Kind): void {
  const options = { config: { target: "workouts" } };
  const allowed = (request: FastifyRequest): string => {
    const connection = authenticate(world, request);
    demandCalls(world, connection.userId);
    demand(connection, kind.permission, 412);
    return connection.userId;
  };
  /** The athlete's own documents; others respond as missing. */
  const own = (request: FastifyRequest) => {
    const userId = allowed(request);
    const found = world.documents.get(idParams.parse(request.params).id);
    if (found?.userId !== userId || found.kind !== kind.kind) {
      throw new PartnerRefusal(404, "there is nothing with this id");
    }
    return found;
  };

  for (const url of [kind.create, `${kind.create}/`]) {
    app.post(url, options, (request) => {
      const userId = allowed(request);
      const id = world.documents.size + 1;
      const checked = kind.check(world, userId, request.body);
      const body = { ...checked, [kind.kind]: id, ownerId: userId };
      world.documents.set(id, { userId, kind: kind.kind, body });
      return body;
    });
  }
  app.get(kind.one, options, (request) => own(request).body);
  app.put(kind.one, options, (request) => {
    const found = own(request);
    const checked = kind.check(world, found.userId, request.body);
    if (kind.kind === "workoutId" && checked["ownerId"] !== found.userId) {
      throw new PartnerRefusal(400, "ownerId is missing");
    }
    found.body = { ...checked, [kind.kind]: found.body[kind.kind], ownerId: found.userId };
    return found.body;
  });
  app.delete(kind.one, options, (request, reply) => {
    const found = own(request);
    if (kind.kind === "workoutId") removeWorkout(world, found.userId, found.body["workoutId"]);
    else remove(found);
    return reply.status(204).send();
  });
}

const dateRange = z.object({ startDate: z.iso.date(), endDate: z.iso.date() });

/** The athlete's schedules in a range of days. */
function listSchedules(app: FastifyInstance, world: World): void {
  app.get("/training-api/schedule", { config: { target: "workouts" } }, (request) => {
    const connection = authenticate(world, request);
    demandCalls(world, connection.userId);
    demand(connection, "WORKOUT_IMPORT", 412);
    const { startDate, endDate } = parsed(dateRange, request.query);
    return [...world.documents.values()]
      .filter(({ userId, kind }) => userId === connection.userId && kind === "scheduleId")
      .map(({ body }) => body)
      .filter(({ date }) => String(date) >= startDate && String(date) <= endDate);
  });
}

/** Planned workouts, their schedules and courses for the watch; 412 without permission. */
export function trainingRoutes(app: FastifyInstance, world: World): void {
  for (const kind of KINDS) routesOf(app, world, kind);
  listSchedules(app, world);
}
