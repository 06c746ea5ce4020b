/** Most used passwords and keyboard rows, of six letters or more. */
const COMMON = [
  "password passwort passw0rd p@ssword letmein welcome iloveyou sunshine princess football",
  "baseball basketball superman batman dragon monkey shadow master killer michael jordan jessica",
  "charlie ashley daniel andrew thomas jennifer hunter soccer hockey harley ranger buster",
  "qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qwertyuiop 1q2w3e 1qaz2wsx q1w2e3",
  "abc123 admin123 trustno1 starwars whatever computer internet freedom secret summer winter",
  "ironman triathlon triathlete marathon swimbikerun running cycling swimming finisher training",
]
  .join(" ")
  .split(" ");

const SAFE_LENGTH = 8;
const TAIL = /[\d!?.@#$%^&*_-]*$/;

/** A hint about an easily guessed password, or null. Never blocks; only the server refuses. */
export function passwordHint(password: string, email: string): string | null {
  if (password === "") return null;
  const text = password.toLowerCase();
  const [localPart = ""] = email.trim().toLowerCase().split("@", 1);
  if (localPart.length > 2 && text.includes(localPart)) {
    return "It contains your email name, so it is easy to guess.";
  }
  if (isCommon(text)) return "This is one of the most commonly guessed passwords.";
  if (isRun(text)) return "Repeated or sequential characters are easy to guess.";
  if (password.length < SAFE_LENGTH) return "A longer password is safer: eight characters or more.";
  return null;
}

/** Also matches a common word followed by digits or signs ("Summer2027!"). */
function isCommon(text: string): boolean {
  const word = text.replace(TAIL, "");
  return [text, word].some((part) => COMMON.includes(part) || part.includes("triplan"));
}

/** Characters with a constant step: "aaaaaa", "123456", "fedcba". */
function isRun(text: string): boolean {
  const codes = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = Infinity] = steps;
  return codes.length > 2 && steps.size === 1 && Math.abs(step) <= 1;
}
