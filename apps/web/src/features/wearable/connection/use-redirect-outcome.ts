import { WEARABLE } from "@triplan/domain";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { failureOf, SUCCESSES } from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { useRefreshWearable } from "../data/use-refresh-wearable.ts";

/** Shows how connecting went, from the query parameters of the redirect, and removes them. */
export function useRedirectOutcome() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefreshWearable();
  const isConnected = params.get("success") === "connected";
  const error = params.get("error");
  useEffect(() => {
    if (!isConnected && error === null) return;
    if (error !== null) notifyFailure(failureOf.redirect(error));
    else {
      notifySuccess(SUCCESSES.connected);
      void refresh();
    }
    void navigate(WEARABLE.path, { replace: true });
  }, [isConnected, error, navigate, refresh]);
}
