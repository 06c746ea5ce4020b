import type { EndLoginInput } from "@triplan/contract";
import { deleteLogin, deleteSessionsOfUser, listLogins, type LoginRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
import { audit } from "../../trpc/audit.ts";
import type { AuthedContext } from "../../trpc/context.ts";
import { deviceName } from "./device-name.ts";

export interface Login extends Pick<LoginRow, "id" | "createdAt" | "lastSeenAt"> {
  /** Such as "Chrome on Windows"; null if the browser does not say. */
  device: string | null;
  /** True for the login of this request. */
  isCurrent: boolean;
}

/** The user's logins, the current one first. */
export async function readLogins({ db, userId, now, session }: AuthedContext): Promise<Login[]> {
  const rows = await listLogins(db, { userId, now: now.toISOString() });
  const logins = rows.map(({ idHash, userAgent, ...row }) => ({
    ...row,
    device: deviceName(userAgent),
    isCurrent: idHash === session.idHash,
  }));
  return logins.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends one login, which may be that of this request. */
export async function endLogin(
  ctx: AuthedContext,
  { loginId }: EndLoginInput,
): Promise<{ ended: number }> {
  const { db, userId, streams } = ctx;
  const login = await deleteLogin(db, { userId, loginId });
  if (!login) throw new DomainError("not_found", "Login not found");
  streams.end([login.idHash]);
  await audit(db, ctx, { userId, event: "logins-ended" });
  return { ended: 1 };
}

/** Ends every login of the user but that of this request. */
export async function endOtherLogins(ctx: AuthedContext): Promise<{ ended: number }> {
  const { db, userId, session, streams } = ctx;
  const exceptIdHash = session.idHash ?? undefined;
  const ended = await deleteSessionsOfUser(db, { userId, exceptIdHash });
  streams.end(ended);
  await audit(db, ctx, { userId, event: "logins-ended" });
  return { ended: ended.length };
}
