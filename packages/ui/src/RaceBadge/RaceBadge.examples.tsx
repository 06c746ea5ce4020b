import { Group } from "@mantine/core";
import { RACE_TYPES } from "@triplan/domain";
import type { Examples } from "../gallery/example.ts";
import { RaceBadge } from "./RaceBadge.tsx";

export const examples: Examples = {
  "each race": (
    <Group>
      {RACE_TYPES.map((raceType) => (
        <RaceBadge key={raceType} raceType={raceType} />
      ))}
      <RaceBadge raceType={null} />
    </Group>
  ),
  "with its weeks": <RaceBadge raceType="olympic">16 weeks</RaceBadge>,
};
