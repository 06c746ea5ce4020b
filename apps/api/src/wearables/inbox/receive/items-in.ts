const byteOf = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, LIST] = [byteOf('"'), byteOf("\\"), byteOf(","), byteOf("[")];
const OPENING = new Set([LIST, byteOf("{")]);
const CLOSING = new Set([byteOf("]"), byteOf("}")]);

/**
 * The number of entries of the lists at the top of a JSON body, without parsing it. Counts an empty list and
 * the fields of an object in a list's place like entries.
 */
export function itemsIn(raw: Buffer): number {
  const start = raw.findIndex((byte) => OPENING.has(byte));
  const listDepth = raw[start] === LIST ? 1 : 2;
  let depth = 0;
  let items = 0;
  for (let at = Math.max(0, start); at < raw.length; at += 1) {
    const byte = raw[at] ?? 0;
    if (byte === QUOTE) at = endOfText(raw, at);
    else if (byte === COMMA) items += depth === listDepth ? 1 : 0;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte)) {
      depth += 1;
      items += depth === listDepth ? 1 : 0;
    }
  }
  return items;
}

/** Index of the closing quote. */
function endOfText(raw: Buffer, start: number): number {
  for (let end = raw.indexOf(QUOTE, start + 1); end >= 0; end = raw.indexOf(QUOTE, end + 1)) {
    let slashes = 0;
    while (raw[end - slashes - 1] === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return raw.length;
}
