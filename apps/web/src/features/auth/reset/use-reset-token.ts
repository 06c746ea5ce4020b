import { useLocation } from "react-router-dom";

/** The token of a reset link, which is in the fragment: no server and no referrer names it. */
export function useResetToken(): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get("token");
}
