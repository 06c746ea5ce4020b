/** The real hosts and paths. */
export const GARMIN_ADDRESSES = {
  authUrl: "https://connect.garmin.com/oauth2Confirm",
  tokenUrl: "https://diauth.garmin.com/di-oauth2-service/oauth/token",
  apiBase: "https://apis.garmin.com",
  apiPrefix: "wellness-api",
} as const;
