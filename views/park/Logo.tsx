import { shades, tokens } from "./colours.ts";

/** The sign of the park: a letter A crossed by the parallel. The name stands beside it as text. */
export function Logo({ size = 40 }: { size?: number | undefined }) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" rx="5" fill={tokens.dark} />
      <path d="M9 29 20 10 31 29" fill="none" stroke={shades.white} strokeWidth="2.8" />
      <path d="M5 22.5H35" stroke={tokens["copper-light"]} strokeWidth="2.8" />
    </svg>
  );
}
