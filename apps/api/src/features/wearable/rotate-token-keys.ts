import {
  listConnectionsWithTokens,
  lockTokens,
  replaceSealedTokens,
  type ConnectionKey,
  type Db,
  type TokenRow,
} from "@triplan/db";
import type { Log } from "../../context.ts";
import type { TokenBox } from "../../wearable/token-box.ts";

const PAGE = 100;
const LOCK_WAIT = 4000;

interface Source {
  db: Db;
  log: Log;
  box: TokenBox;
}

/** Numbers of connections: re-encrypted, already on the newest key, unreadable. */
export interface Rotation {
  sealed: number;
  kept: number;
  unreadable: number;
}

/** Re-encrypts all tokens with the newest key. Safe to interrupt and repeat. */
export async function rotateTokenKeys(source: Source): Promise<Rotation> {
  const rotation: Rotation = { sealed: 0, kept: 0, unreadable: 0 };
  for (let after = 0; ;) {
    const keys = await listConnectionsWithTokens(source.db, { after, limit: PAGE });
    for (const key of keys) rotation[await rotate(source, key)] += 1;
    const last = keys.at(-1);
    if (!last) return rotation;
    after = last.connectionId;
  }
}

/** Locks the row, so that a concurrent refresh is not overwritten. */
const rotate = ({ db, log, box }: Source, key: ConnectionKey): Promise<keyof Rotation> =>
  db.transaction().execute(async (trx) => {
    const row = await lockTokens(trx, key, LOCK_WAIT);
    if (!row?.accessTokenEnc) return "kept";
    const isNewest = [row.accessTokenEnc, row.refreshTokenEnc ?? row.accessTokenEnc].every((text) =>
      box.isNewest(text),
    );
    if (isNewest) return "kept";
    const anew = sealAnew({ box, log }, row, row.accessTokenEnc);
    if (!anew) return "unreadable";
    await replaceSealedTokens(trx, key, anew);
    return "sealed";
  });

/** The row's tokens under the newest key, or null if no key decrypts them. */
function sealAnew({ box, log }: Pick<Source, "box" | "log">, row: TokenRow, access: string) {
  const anew = (sealed: string, field: "access" | "refresh") => {
    const place = { provider: row.provider, row: row.id, field };
    return box.seal(box.open(sealed, place), place);
  };
  const refresh = row.refreshTokenEnc;
  try {
    return {
      accessTokenEnc: anew(access, "access"),
      refreshTokenEnc: refresh === null ? null : anew(refresh, "refresh"),
    };
  } catch (err) {
    log.error({ err, connectionId: row.id }, "a stored token can't be opened");
    return null;
  }
}
