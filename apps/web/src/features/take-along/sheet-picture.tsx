import styles from "./paper-section.module.css";

export interface SheetPictureProps {
  of: "week" | "season";
}

const WEEK = [30, 37, 44, 51, 36, 43, 50];
const SEASON = [34, 36, 23, 38, 40, 42, 28, 44, 47, 45, 26, 51, 37, 50, 41, 16];

/** What is printed, in small. */
export const SheetPicture = ({ of }: SheetPictureProps) => (
  <svg className={styles.picture} viewBox="0 0 90 127" aria-hidden>
    <rect x="8" y="9" width="40" height="4" />
    {of === "week"
      ? WEEK.map((width, index) => (
          <g key={width} transform={`translate(0 ${20 + index * 15})`}>
            <rect x="8" width="74" height="0.8" opacity="0.5" />
            <rect x="8" y="4" width="5" height="5" fill="none" stroke="currentColor" />
            <rect x="17" y="4" width={width} height="3" />
            <rect x="17" y="9" width={width + 10} height="2" opacity="0.4" />
          </g>
        ))
      : SEASON.map((width, index) => (
          <g key={width} transform={`translate(0 ${20 + index * 6.2})`}>
            <rect x="8" width="6" height="2.6" opacity="0.6" />
            <rect x="18" width={width} height="2.6" />
          </g>
        ))}
  </svg>
);
