import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { faultInput } from "../world/fault-input.ts";
import { PartnerRefusal } from "../protocol/partner-refusal.ts";
import type { World } from "../world/world.ts";
import * as inputs from "./control-inputs.ts";
import type { Control } from "./create-control.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

type Handler = (body: unknown) => unknown;

const checked =
  <Input>(schema: z.ZodType<Input>, run: (input: Input) => unknown): Handler =>
  (body) =>
    run(schema.parse(body ?? {}));

/** The calls of the control plane by path. */
const handlers = (control: Control) => ({
  get: {
    users: control.athletes,
    faults: control.faults,
    deliveries: control.deliveries,
    requests: control.requests,
    tokens: control.tokens,
  },
  post: {
    reset: control.reset,
    users: checked(inputs.newAthleteInput, control.addAthlete),
    activities: checked(inputs.addActivitiesInput, control.addActivities),
    push: checked(inputs.sendInput, control.push),
    ping: checked(inputs.sendInput, control.ping),
    send: checked(inputs.rawInput, control.sendRaw),
    deregister: checked(inputs.deregisterInput, control.deregister),
    permissions: checked(inputs.permissionsInput, control.setPermissions),
    endpoints: checked(inputs.endpointsInput, control.setEndpoints),
    clock: checked(inputs.clockInput, control.setClock),
    faults: checked(faultInput, control.addFault),
  },
});

/** `/__sandbox/*`: the control plane over HTTP, protected by the key. */
export function controlRoutes(app: FastifyInstance, world: World, control: Control): void {
  const key = digest(world.settings.controlKey);
  void app.register(
    (scope, _options, done) => {
      scope.addHook("onRequest", async (request) => {
        if (request.routeOptions.url === "/__sandbox/health") return;
        const given = request.headers["x-sandbox-key"];
        if (typeof given !== "string" || !timingSafeEqual(digest(given), key)) {
          throw new PartnerRefusal(401, "X-Sandbox-Key is missing or wrong");
        }
      });
      scope.get("/health", () => ({ status: "ok", provider: "sandbox", isGarmin: false }));
      const { get, post } = handlers(control);
      for (const [path, run] of Object.entries(get)) scope.get(`/${path}`, () => run());
      for (const [path, run] of Object.entries(post)) {
        scope.post(`/${path}`, (request, reply) => {
          const answer: unknown = run(request.body);
          return reply.send(answer ?? { status: "done" });
        });
      }
      scope.delete("/faults", (_request, reply) => {
        control.clearFaults();
        return reply.send({ status: "done" });
      });
      done();
    },
    { prefix: "/__sandbox" },
  );
}
