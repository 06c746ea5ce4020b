import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./two-step.module.css";

/** Modules of empty space that readers need around a code. */
const QUIET = 4;

/** A QR code, dark on white in either scheme: not every app reads an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  );
}
