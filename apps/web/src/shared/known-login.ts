const KEY = "triplan.has-logged-in";

/** Remembers that someone has an account in this browser. A refused storage only costs that. */
export function rememberLogin() {
  try {
    localStorage.setItem(KEY, "true");
  } catch {
    // The next visit starts on 'Create Account' again.
  }
}

/** True once someone has logged in or registered in this browser. */
export function hasLoggedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
