/** Changes that violate the constraints of reset links, passkeys, second factors and counted calls. */
export const CREDENTIAL_CHECKS: Readonly<Record<string, readonly string[]>> = {
  password_reset_token_check: ["token_hash = 'x'"],
  passkey_credential_id_check: [
    "credential_id = ''",
    "credential_id = 'a b'",
    "credential_id = repeat('x', 1365)",
  ],
  passkey_public_key_check: ["public_key = ''", "public_key = decode(repeat('00', 8193), 'hex')"],
  passkey_counter_check: ["counter = -1", "counter = 4294967296"],
  passkey_transports_check: ["transports = array_fill('usb'::text, '{11}')"],
  passkey_name_check: ["name = ''", "name = repeat('x', 61)"],
  second_factor_secret_check: ["secret_enc = ''", "secret_enc = repeat('x', 501)"],
  second_factor_last_step_check: ["last_step = -1"],
  second_factor_wrong_codes_check: [
    "wrong_codes = 1",
    "wrong_since = now()",
    "wrong_codes = -1, wrong_since = now()",
  ],
  recovery_code_hash_check: ["code_hash = 'x'"],
  pending_login_token_check: ["token_hash = 'x'"],
  rate_limit_count_caller_check: ["caller = ''", "caller = repeat('x', 81)"],
  rate_limit_count_name_check: ["name = ''", "name = repeat('x', 41)"],
  rate_limit_count_count_check: ["count = 0"],
  passkey_challenge_hash_check: ["challenge_hash = 'x'"],
  passkey_challenge_login_check: ["user_id = null", "session_hash = null"],
};
