import type { EndLoginInput } from "@triplan/contract";
import { deleteLogin, deleteSessionsOfUser, listLogins, type LoginRow } from "@triplan/db";
import { DomainError } from "@triplan/domain";
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
  { db, userId }: AuthedContext,
  { loginId }: EndLoginInput,
): Promise<{ ended: number }> {
  if (await deleteLogin(db, { userId, loginId })) return { ended: 1 };
  throw new DomainError("not_found", "Login not found");
}

/** Ends every login of the user but that of this request. */
export async function endOtherLogins({
  db,
  userId,
  session,
}: AuthedContext): Promise<{ ended: number }> {
  const exceptIdHash = session.idHash ?? undefined;
  return { ended: await deleteSessionsOfUser(db, { userId, exceptIdHash }) };
}
