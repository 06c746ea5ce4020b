import { PASSWORD } from "../api/test-api.ts";
import type { TestClient } from "../api/test-client.ts";
import { SoftPasskey, type Deviation } from "./soft-passkey.ts";

/** Makes a passkey and adds it to the account of the client; returns both. */
export async function addedPasskey(user: TestClient, name = "Phone") {
  const device = new SoftPasskey();
  const options = await user.trpc.passkeys.start.mutate({ password: PASSWORD });
  const credential = device.create(options);
  const { id } = await user.trpc.passkeys.add.mutate({ name, credential });
  return { device, id };
}

/** Logs in with a passkey, as a browser does. */
export async function logInWith(client: TestClient, device: SoftPasskey, deviation?: Deviation) {
  const options = await client.trpc.passkeys.startLogin.mutate();
  const credential = device.sign(options, deviation);
  return client.rest("POST", "/login/passkey", { credential });
}
