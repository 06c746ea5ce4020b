/** The cookies of one browser, as far as a login needs them: no domains, no paths. */
export interface CookieJar {
  /** What the browser sends ("triplan=…"), or undefined where it has none. */
  header(): string | undefined;
  /** Keeps what an answer sets, and drops what it clears. */
  keep(setCookies: readonly string[]): void;
  set(name: string, value: string): void;
  /** Another browser with the same cookies: that of a thief. */
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
