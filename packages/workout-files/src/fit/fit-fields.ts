import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";

const field =
  (size: number, baseType: FitBaseType) =>
  (number: number, value: number): FitEncoderField => ({ number, size, baseType, value });

/** Fields of the FIT protocol by number; values are scaled already. */
export const enumField = field(1, FitBaseType.Enum);
export const uint16 = field(2, FitBaseType.Uint16);
export const uint32 = field(4, FitBaseType.Uint32);
export const uint32z = field(4, FitBaseType.Uint32z);

const encoder = new TextEncoder();

const byteLength = (text: string) => encoder.encode(text).length;

/** Text of at most `maxBytes` bytes of UTF-8 with its end mark; what is too long ends in "…". */
export function textField(number: number, text: string, maxBytes: number): FitEncoderField {
  const value = encoder.encode(`${shortened(text.toWellFormed(), maxBytes)}\0`);
  return { number, size: value.length, baseType: FitBaseType.String, value };
}

function shortened(text: string, maxBytes: number): string {
  if (byteLength(text) <= maxBytes) return text;
  const end = "…";
  let left = maxBytes - byteLength(end);
  let kept = "";
  for (const character of text) {
    left -= byteLength(character);
    if (left < 0) break;
    kept += character;
  }
  return `${kept.trimEnd()}${end}`;
}

/** Seconds since the FIT epoch. */
export const fitTime = (date: Date): number => FitEncoder.toFitTimestamp(date);
