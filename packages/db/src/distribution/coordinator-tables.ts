/**
 * Tables that stay on one server when the others are split by athlete: logins and links, which are
 * found by hash, the log of webhooks, and counters. No table that is split may refer to them.
 * @see docs/adr/0085-keys-led-by-the-athlete.md
 */
export const COORDINATOR_TABLES: readonly string[] = [
  "account_name",
  "email_change",
  "link_token",
  "login_failure",
  "oauth_state",
  "passkey",
  "passkey_challenge",
  "password_reset",
  "pending_login",
  "provider_account",
  "provider_throttle",
  "rate_limit_count",
  "user_session",
  "wearable_webhook_log",
  "webhook_dedupe",
  "webhook_hold",
  "webhook_part",
  "webhook_payload",
];
