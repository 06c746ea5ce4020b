import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { TRPCClientError } from "@trpc/client";
import {
  CONNECTION_TEST,
  FAILURES,
  failureOf,
  SUCCESSES,
  type Message,
} from "../../../shared/notifications/messages.ts";
import { notifyFailure, notifySuccess } from "../../../shared/notifications/notify.ts";
import { toastError } from "../../../shared/notifications/toast.ts";
import { trpc, type RouterOutputs } from "../../../shared/network/trpc.ts";
import { redirectTo } from "./redirect-to.ts";
import { useRefreshWearable } from "../data/use-refresh-wearable.ts";

/** Adds the response's status to the message, if there was a response. */
function withStatus(error: unknown, plain: Message, of: (status: number) => Message): Message {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  const status =
    typeof data === "object" && data !== null ? Reflect.get(data, "httpStatus") : undefined;
  return typeof status === "number" ? of(status) : plain;
}

/** Requests the consent page and redirects to it. Stays pending until the page unloads. */
export function useConnect() {
  const { client } = trpc.useUtils();
  const connect = useMutation({
    mutationFn: () => client.wearable.authorize.query(),
    onSuccess: ({ authUrl }) => redirectTo(authUrl),
    onError: (error) => notifyFailure(withStatus(error, FAILURES.authorize, failureOf.authUrl)),
  });
  const { reset } = connect;
  useEffect(() => {
    // The back button restores this page from the bfcache in its pending state.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reset]);
  return connect;
}

function notifyOutcome({
  tokenValid,
  profileData,
  message,
}: RouterOutputs["wearable"]["testConnection"]) {
  if (tokenValid && profileData) notifySuccess(CONNECTION_TEST.valid);
  else if (!tokenValid) toastError(CONNECTION_TEST.expired.title, message);
  else toastError(CONNECTION_TEST.issue.title, message || CONNECTION_TEST.issue.text);
}

export function useTestConnection() {
  const { client, wearable } = trpc.useUtils();
  return useMutation({
    mutationFn: () => client.wearable.testConnection.query(),
    onSuccess: (outcome) => {
      notifyOutcome(outcome);
      return wearable.connection.invalidate();
    },
    onError: (error) =>
      notifyFailure(withStatus(error, FAILURES.testConnection, failureOf.connectionTest)),
  });
}

export function useDisconnect() {
  const refresh = useRefreshWearable();
  return trpc.wearable.disconnect.useMutation({
    onSuccess: async () => {
      notifySuccess(SUCCESSES.disconnected);
      await refresh();
    },
    onError: (error) => notifyFailure(FAILURES.disconnect, error),
  });
}
