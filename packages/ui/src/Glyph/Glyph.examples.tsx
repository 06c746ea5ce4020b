import { Group } from "@mantine/core";
import type { Examples } from "../gallery/example.ts";
import { Glyph, GLYPH_NAMES } from "./Glyph.tsx";

export const examples: Examples = {
  "all signs": (
    <Group>
      {GLYPH_NAMES.map((name) => (
        <Glyph key={name} name={name} size={24} label={name} />
      ))}
    </Group>
  ),
};
