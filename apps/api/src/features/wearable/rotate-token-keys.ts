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

/** How many connections were sealed anew, were so already, or can't be read by any key. */
export interface Rotation {
  sealed: number;
  kept: number;
  unreadable: number;
}

/** Seals every connection's tokens with the newest key. May be broken off and run again. */
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

/** The row is locked, so that a refresh meanwhile is not overwritten by what it replaced. */
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

/** The row's tokens sealed anew, or null where no key opens them. */
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
