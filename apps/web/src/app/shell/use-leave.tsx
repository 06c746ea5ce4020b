import { useState, type ReactNode } from "react";
import { useLogout } from "../../features/auth/use-logout.ts";
import { totalOf, unsentChanges } from "../../shared/completions/unsent-changes.ts";
import { LogoutQuestion } from "./logout-question.tsx";

interface Leave {
  /** Logs out, after a question if a logout would delete what this device has not sent. */
  leave: () => void;
  isPending: boolean;
  question: ReactNode;
}

/** Logs a user out, also one whose account could not be loaded. */
export function useLeave(userId: number | undefined): Leave {
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    if (totalOf(unsentChanges(userId)) > 0) setAsking(true);
    else logout.mutate();
  };
  return {
    leave,
    isPending: logout.isPending,
    question: isAsking && (
      <LogoutQuestion
        userId={userId}
        isLeaving={logout.isPending}
        onLeave={() => logout.mutate(undefined, { onSettled: () => setAsking(false) })}
        onStay={() => setAsking(false)}
      />
    ),
  };
}
