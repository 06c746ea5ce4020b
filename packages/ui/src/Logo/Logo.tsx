export interface LogoProps {
  /** Width and height in px. */
  size?: number;
}

/** The product's mark: three rising strokes, one for each sport. Decorative. */
export function Logo({ size = 24 }: LogoProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ display: "block" }}>
      <path d="M1 20 4.5 12H9L5.5 20z" fill="var(--swim)" />
      <path d="M7.5 20 14.5 4H19L12 20z" fill="var(--bike)" />
      <path d="M14 20 18.4 10h4.5L18.5 20z" fill="var(--run)" />
    </svg>
  );
}
