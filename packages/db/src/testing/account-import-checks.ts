/** Changes that violate the constraints of `account_import`. */
export const ACCOUNT_IMPORT_CHECKS: Readonly<Record<string, readonly string[]>> = {
  account_import_status_check: ["status = 'lost', upload_key = null"],
  account_import_summary_check: ["summary = '[]'"],
  account_import_upload_key_check: [
    "upload_key = null",
    "status = 'done'",
    "upload_key = ''",
    "upload_key = repeat('x', 101)",
  ],
  account_import_stored_rows_check: ["stored_rows = -1"],
  account_import_network_check: ["network = ''", "network = repeat('x', 65)"],
  account_import_error_check: [
    "error = 'Broken'",
    "status = 'failed', upload_key = null",
    "status = 'failed', upload_key = null, error = ''",
  ],
};
