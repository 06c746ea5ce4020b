import { Button, Skeleton } from "@mantine/core";
import { Link } from "react-router-dom";
import { trpc } from "../../shared/network/trpc.ts";
import { SportTileRow } from "./page/sport-tiles.tsx";
import { trackTexts } from "./page/track-texts.ts";
import styles from "./progress-card.module.css";

/** Whether the athlete is on track and how far each sport is on its way, as on the progress page. */
export function MeasuredProgress({ planId }: { planId: number }) {
  const { data, isError } = trpc.progress.read.useQuery({ planId });
  if (isError) return <p className={styles.missing}>Your progress could not be loaded.</p>;
  if (!data) return <Skeleton height={200} radius={8} mt={16} />;
  const { headline, detail } = trackTexts(data.track);
  return (
    <>
      <div className={styles.track}>
        <p>
          <b>{headline}</b> {detail}
        </p>
        <Button variant="default" component={Link} to={`/progress?plan=${planId}`}>
          Am I on track?
        </Button>
      </div>
      <SportTileRow sports={data.sports} />
    </>
  );
}
