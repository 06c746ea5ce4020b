import fitDecoder from "fit-decoder";

/** A data message by field number, as a decoder that did not write the file reads it. */
export interface DecodedMessage {
  message: number;
  fields: ReadonlyMap<number, number | string>;
}

const utf8 = new TextDecoder();

/** The decoder reads text byte by byte. */
const valueOf = (data: number | string): number | string =>
  typeof data === "string"
    ? utf8.decode(Uint8Array.from(data, (character) => character.charCodeAt(0)))
    : data;

/** The data messages of a FIT file in order. */
export function decodeFit(bytes: Uint8Array): DecodedMessage[] {
  return fitDecoder.fit2json(new Uint8Array(bytes).buffer).records.map((record) => ({
    message: record.globalMessageNumber,
    fields: new Map(record.fields.map(({ recordNumber, data }) => [recordNumber, valueOf(data)])),
  }));
}
