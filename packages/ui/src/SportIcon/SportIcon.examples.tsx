import { Group } from "@mantine/core";
import { DISCIPLINES } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { SportIcon } from "./SportIcon.tsx";

export const examples: Examples = {
  square: (
    <Group>
      {DISCIPLINES.map((discipline) => (
        <SportIcon key={discipline} discipline={discipline} size={32} />
      ))}
    </Group>
  ),
  line: (
    <Group>
      {DISCIPLINES.map((discipline) => (
        <SportIcon key={discipline} discipline={discipline} variant="line" />
      ))}
    </Group>
  ),
};
