/** The cookies of one browser, without domains and paths. */
export interface CookieJar {
  /** The Cookie header ("triplan=…"), or undefined without cookies. */
  header(): string | undefined;
  /** Applies Set-Cookie headers, including deletions. */
  keep(setCookies: readonly string[]): void;
  set(name: string, value: string): void;
  /** Another browser with the same, stolen cookies. */
  copy(): CookieJar;
}

export function cookieJar(kept: Iterable<[string, string]> = []): CookieJar {
  const cookies = new Map(kept);
  return {
    header: () =>
      cookies.size === 0
        ? undefined
        : [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    keep: (setCookies) => {
      for (const line of setCookies) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (isCleared(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
    set: (name, value) => {
      cookies.set(name, value);
    },
    copy: () => cookieJar(cookies),
  };
}

const isCleared = (line: string) => /expires=Thu, 01 Jan 1970|max-age=0(?:;|$)/i.test(line);
