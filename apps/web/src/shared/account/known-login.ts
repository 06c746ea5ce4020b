const KEY = "triplan.has-logged-in";

/**
 * Remembers that this browser has an account. Storage errors are ignored: only this hint is lost.
 */
export function rememberLogin() {
  try {
    localStorage.setItem(KEY, "true");
  } catch {
    // The next visit then starts on 'Create Account' again.
  }
}

export function hasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
