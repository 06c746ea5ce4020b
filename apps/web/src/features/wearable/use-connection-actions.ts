import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { TRPCClientError } from "@trpc/client";
import {
  CONNECTION_TEST,
  FAILURES,
  failureOf,
  SUCCESSES,
  type Message,
} from "../../shared/messages.ts";
import { sayFailure, saySuccess } from "../../shared/say.ts";
import { toastError } from "../../shared/toast.ts";
import { trpc, type RouterOutputs } from "../../trpc.ts";
import { leaveFor } from "./leave-for.ts";
import { useRefreshWearable } from "./use-refresh-wearable.ts";

/** The failure with the answer's status, where there was an answer. */
function withStatus(error: unknown, plain: Message, of: (status: number) => Message): Message {
  const data: unknown = error instanceof TRPCClientError ? error.data : undefined;
  const status =
    typeof data === "object" && data !== null ? Reflect.get(data, "httpStatus") : undefined;
  return typeof status === "number" ? of(status) : plain;
}

/** Asks where to consent, and goes there. It stays busy until the page is left. */
export function useConnect() {
  const { client } = trpc.useUtils();
  const connect = useMutation({
    mutationFn: () => client.wearable.authorize.query(),
    onSuccess: ({ authUrl }) => leaveFor(authUrl),
    onError: (error) => sayFailure(withStatus(error, FAILURES.authorize, failureOf.authUrl)),
  });
  const { reset } = connect;
  useEffect(() => {
    // The back button of the consent page restores this page as it was left: busy.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, [reset]);
  return connect;
}

function sayOutcome({
  tokenValid,
  profileData,
  message,
}: RouterOutputs["wearable"]["testConnection"]) {
  if (tokenValid && profileData) saySuccess(CONNECTION_TEST.valid);
  else if (!tokenValid) toastError(CONNECTION_TEST.expired.title, message);
  else toastError(CONNECTION_TEST.issue.title, message || CONNECTION_TEST.issue.text);
}

/** Asks the watch service whether the connection works. */
export function useTestConnection() {
  const { client, wearable } = trpc.useUtils();
  return useMutation({
    mutationFn: () => client.wearable.testConnection.query(),
    onSuccess: (outcome) => {
      sayOutcome(outcome);
      return wearable.connection.invalidate();
    },
    onError: (error) =>
      sayFailure(withStatus(error, FAILURES.testConnection, failureOf.connectionTest)),
  });
}

export function useDisconnect() {
  const refresh = useRefreshWearable();
  return trpc.wearable.disconnect.useMutation({
    onSuccess: async () => {
      saySuccess(SUCCESSES.disconnected);
      await refresh();
    },
    onError: () => sayFailure(FAILURES.disconnect),
  });
}
