/** A number as text, with its unit apart. */
export interface Figure {
  value: string;
  unit: string;
}

/** "14.1 mi", "2:12/100yd": a pace and its unit are one word. */
export const figureText = ({ value, unit }: Figure): string =>
  unit.startsWith("/") ? `${value}${unit}` : `${value} ${unit}`;

/** A whole number with thousands separators (1500 → "1,500"). */
export const formatWhole = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
