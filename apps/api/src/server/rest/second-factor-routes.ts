import {
  codeLoginInput,
  newRecoveryCodesInput,
  startSecondFactorInput,
  turnOffSecondFactorInput,
  turnOnSecondFactorInput,
} from "@triplan/contract";
import type { RestRequest, RestRoute } from "./rest-route.ts";

const body = (request: RestRequest) => request.body;

/** The second factor of the account, and completing a login with it. */
export const secondFactorRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    url: "/login/code",
    calls: "secondFactor.login",
    isPublic: true,
    accepts: codeLoginInput,
    input: body,
    summary: "Complete a login with a code of the authenticator app or a recovery code",
  },
  {
    method: "GET",
    url: "/user/second-factor",
    calls: "secondFactor.read",
    summary: "Whether logins by password need a code",
  },
  {
    method: "POST",
    url: "/user/second-factor/key",
    calls: "secondFactor.start",
    accepts: startSecondFactorInput,
    input: body,
    summary: "A new key for an authenticator app",
  },
  {
    method: "POST",
    url: "/user/second-factor",
    calls: "secondFactor.turnOn",
    accepts: turnOnSecondFactorInput,
    input: body,
    status: 201,
    summary: "Turn the second factor on with a first code; answers recovery codes",
  },
  {
    method: "POST",
    url: "/user/second-factor/recovery-codes",
    calls: "secondFactor.renewCodes",
    accepts: newRecoveryCodesInput,
    input: body,
    summary: "New recovery codes; the earlier ones work no more",
  },
  {
    method: "POST",
    url: "/user/second-factor/remove",
    calls: "secondFactor.turnOff",
    accepts: turnOffSecondFactorInput,
    input: body,
    summary: "Turn the second factor off; present logins go on",
  },
];
