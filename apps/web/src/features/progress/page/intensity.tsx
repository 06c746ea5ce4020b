import { VisuallyHidden } from "@mantine/core";
import { INTENSITY_LEVEL_NAMES, INTENSITY_LEVELS, type IntensityLevel } from "@triplan/domain";
import styles from "./intensity.module.css";
import panel from "./progress-page.module.css";
import type { ZoneFigures } from "./progress-types.ts";

type Shares = Record<IntensityLevel, number>;

/** Whole percent of easy (Z1, Z2), moderate (Z3) and hard (Z4 up) time; null without any. */
function sharesOf([z1 = 0, z2 = 0, z3 = 0, z4 = 0, z5 = 0]: readonly number[]): Shares | null {
  const total = z1 + z2 + z3 + z4 + z5;
  if (total === 0) return null;
  const moderate = Math.round((100 * z3) / total);
  const hard = Math.round((100 * (z4 + z5)) / total);
  return { easy: 100 - moderate - hard, moderate, hard };
}

/** Noticeable difference in percent of the time. */
const NOTABLE = 5;

function sentence(planned: Shares | null, done: Shares | null): string {
  if (!planned) return "Your first days are still to come.";
  if (!done) return `${planned.easy} % was planned easy. Your recordings do not show zones yet.`;
  const text = `${done.easy} % was easy, ${planned.easy} % was planned.`;
  if (planned.easy - done.easy < NOTABLE) return text;
  return `${text} Slow down on easy days: that keeps you fresh for the hard ones.`;
}

/** Easy, moderate and hard time, planned beside done. */
export function Intensity({ zones }: { zones: ZoneFigures }) {
  const planned = sharesOf(zones.planned);
  const done = zones.isEnough ? sharesOf(zones.done) : null;
  return (
    <section className={panel.panel} aria-labelledby="intensity">
      <h2 id="intensity">Is my easy time easy?</h2>
      <p className={panel.lead}>{sentence(planned, done)}</p>
      {planned && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Time</VisuallyHidden>
              </th>
              <th scope="col">
                <VisuallyHidden>Shares</VisuallyHidden>
              </th>
              {INTENSITY_LEVELS.map((level) => (
                <th key={level} scope="col">
                  <i data-level={level} aria-hidden />
                  {INTENSITY_LEVEL_NAMES[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name="Planned" shares={planned} />
            {done && <Row name="Done" shares={done} />}
          </tbody>
        </table>
      )}
    </section>
  );
}

const Row = ({ name, shares }: { name: string; shares: Shares }) => (
  <>
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.beside}>
        <Bar shares={shares} />
      </td>
      {INTENSITY_LEVELS.map((level) => (
        <td key={level}>{shares[level]} %</td>
      ))}
    </tr>
    <tr className={styles.below} aria-hidden>
      <td colSpan={2 + INTENSITY_LEVELS.length}>
        <Bar shares={shares} />
      </td>
    </tr>
  </>
);

const Bar = ({ shares }: { shares: Shares }) => (
  <div className={styles.stack} aria-hidden>
    {INTENSITY_LEVELS.map((level) => (
      <i key={level} data-level={level} style={{ flexGrow: shares[level] }} />
    ))}
  </div>
);
