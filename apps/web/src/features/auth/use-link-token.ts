import { useLocation } from "react-router-dom";

/** The token of a mailed link. It is in the fragment, which no server and no referrer contains. */
export function useLinkToken(): string | null {
  return new URLSearchParams(useLocation().hash.slice(1)).get("token");
}
