import { Button } from "@mantine/core";
import type { Examples } from "../gallery/example.ts";
import { PageHead } from "./PageHead.tsx";

export const examples: Examples = {
  "a page": (
    <PageHead title="Garmin" description="Your watch activities appear here, ready to match." />
  ),
  "with an action": (
    <PageHead
      title="Training Plan Setup"
      description="The preview updates as you go."
      action={<Button variant="default">Cancel</Button>}
    />
  ),
};
