import { Glyph, SportIcon } from "@triplan/ui";
import type { ExerciseRow } from "../model/week-types.ts";
import heading from "../styles/exercise-name.module.css";

/** "Tempo run", or "Brick: threshold ride, run" for both halves. */
const nameOf = (parts: readonly ExerciseRow[]): string =>
  parts.length > 1
    ? `Brick: ${parts.map(({ name }) => lowered(name)).join(", ")}`
    : (parts[0]?.name ?? "");

const lowered = (text: string) => {
  const rest = text.replace(/^Brick /, "");
  return `${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
};

export const DetailsTitle = ({ parts }: { parts: readonly ExerciseRow[] }) => (
  <span className={heading.name}>
    {parts.map(({ id, type }) => (
      <SportIcon key={id} discipline={type} />
    ))}
    {nameOf(parts)}
    {parts.some(({ isKey }) => isKey) && <Glyph name="star" size={12} />}
  </span>
);
