import { buildApp } from "./build-app.ts";
import { createControl, type Control } from "./control/create-control.ts";
import { DEFAULT_SETTINGS, type SandboxOptions } from "./world/options.ts";
import { consent, type Consent } from "./control/consent.ts";
import { createWorld } from "./control/create-world.ts";
import { saveState, restoreState } from "./world/save-state.ts";

/** A running stand-in for the watch provider. */
export interface Sandbox {
  /** Base of all URLs: `http://127.0.0.1:<port>`, or the configured one. */
  url: string;
  clientId: string;
  clientSecret: string;
  controlKey: string;
  /** The controls of `/__sandbox` without HTTP. */
  control: Control;
  /** Completes the consent page like an athlete; resolves to the app's redirect URL. */
  consent: (authUrl: string | URL, decision: Consent) => Promise<URL>;
  stop: () => Promise<void>;
}

/** Starts a stand-in provider with seeded athletes on its own port. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, host = "127.0.0.1", url, stateFile, logger, ...chosen } = options;
  const settings = { ...DEFAULT_SETTINGS, ...chosen };
  const world = createWorld(settings);
  const control = createControl(world);
  if (stateFile !== undefined) restoreState(world, stateFile);
  const keep = () => stateFile !== undefined && saveState(world, stateFile);
  const app = buildApp({ world, control, logger, keep });
  await app.listen({ port, host });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port to listen on");
  world.url = url ?? `http://127.0.0.1:${address.port}`;
  return {
    url: world.url,
    clientId: settings.clientId,
    clientSecret: settings.clientSecret,
    controlKey: settings.controlKey,
    control,
    consent,
    stop: async () => {
      keep();
      world.clock.clear();
      world.outbox.clear();
      await app.close();
    },
  };
}
