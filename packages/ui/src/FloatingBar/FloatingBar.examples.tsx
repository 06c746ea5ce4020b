import type { Examples } from "../gallery/example.ts";
import styles from "../gallery/Gallery.module.css";
import { FloatingBar, FloatingBarButton } from "./FloatingBar.tsx";

const act = () => undefined;

export const examples: Examples = {
  "an exercise is selected": (
    <div className={styles.stage}>
      <FloatingBar
        caption="Exercise Selected"
        title="Tempo run"
        detail="0:45 · 4.6 mi"
        discipline="run"
      >
        <FloatingBarButton onClick={act}>Go to Schedule</FloatingBarButton>
        <FloatingBarButton onClick={act} plain>
          Cancel
        </FloatingBarButton>
      </FloatingBar>
    </div>
  ),
};
