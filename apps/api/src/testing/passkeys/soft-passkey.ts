import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;
const DEFAULT_FLAGS = USER_PRESENT | USER_VERIFIED;

/** COSE names of an ES256 key's parts. */
const KEY = { type: 1, algorithm: 3, curve: -1, x: -2, y: -3 };

/** What a device does other than asked. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** Of the client data. */
  type?: string;
  crossOrigin?: boolean;
  flags?: number;
  counter?: number;
  userHandle?: string;
  /** Of the attestation. */
  format?: string;
}

interface Creation {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** A device with one ES256 key that really signs, without the browser around it. */
export class SoftPasskey {
  static readonly ORIGIN = "http://localhost:3000";
  readonly id = base64url(randomBytes(16));
  readonly #key = generateKeyPairSync("ec", { namedCurve: "P-256" });
  #userHandle = "";
  counter = 0;

  /** As `navigator.credentials.create` answers. */
  create(options: Creation, deviation: Deviation = {}) {
    this.#userHandle = options.user.id;
    const publicKey = coseKey(this.#key.publicKey);
    const id = Buffer.from(this.id, "base64url");
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head({ rpId: options.rp.id, flags: DEFAULT_FLAGS | HAS_KEY, ...deviation }),
      Buffer.alloc(16),
      idLength,
      id,
      publicKey,
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", deviation.format ?? "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: clientData("webauthn.create", options.challenge, deviation),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ["internal", "hybrid"],
    });
  }

  /** As `navigator.credentials.get` answers. */
  sign({ challenge, rpId }: { challenge: string; rpId: string }, deviation: Deviation = {}) {
    this.counter += 1;
    const authData = this.#head({ rpId, flags: DEFAULT_FLAGS, ...deviation });
    const clientDataJSON = clientData("webauthn.get", challenge, deviation);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: base64url(sign("sha256", signed, this.#key.privateKey)),
      userHandle: deviation.userHandle ?? this.#userHandle,
    });
  }

  #head({ rpId, flags, counter = this.counter }: Deviation & { rpId: string; flags: number }) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  #answer<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key" as const, response };
  }
}

function clientData(type: string, challenge: string, deviation: Deviation): string {
  const { origin = SoftPasskey.ORIGIN, crossOrigin = false } = deviation;
  const data = {
    type: deviation.type ?? type,
    challenge: deviation.challenge ?? challenge,
    origin,
    crossOrigin,
  };
  return Buffer.from(JSON.stringify(data)).toString("base64url");
}

function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [KEY.type, 2],
      [KEY.algorithm, -7],
      [KEY.curve, 1],
      [KEY.x, new Uint8Array(Buffer.from(x, "base64url"))],
      [KEY.y, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
}
