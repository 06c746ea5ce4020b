const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** A count in words up to ten, in digits above. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
