import { palette } from "./palette.ts";

/** How the park lies to the metro, the ring road and the two highways. A scheme, not a map; the page says the same in words. */
export function RouteScheme() {
  return (
    <svg className="route-scheme" viewBox="0 0 760 440" width="760" height="440" role="img">
      <title>Схема проезда: от метро «Саларьево» 1 км пешком, от МКАД по Киевскому и Калужскому шоссе</title>
      <rect width="760" height="440" fill={palette.ground} />
      <g fill="none" strokeLinecap="round">
        <path d="M-10 120C230 190 470 130 770 20" stroke="#c9cfc6" strokeWidth="30" />
        <path d="M-10 120C230 190 470 130 770 20" stroke={palette.road} strokeWidth="24" />
        <path d="M300 -10 110 450M560 -10 700 450" stroke="#c9cfc6" strokeWidth="20" />
        <path d="M300 -10 110 450M560 -10 700 450" stroke={palette.road} strokeWidth="15" />
        <path d="M178 288H648" stroke={palette.road} strokeWidth="12" />
        <path d="M-10 288H770" stroke={palette.copper} strokeWidth="1.5" strokeDasharray="9 6" />
        <path d="M395 -10V176" stroke="#b3261e" strokeWidth="7" />
        <path d="M395 176V262" stroke={palette.ink} strokeWidth="3" strokeDasharray="2 8" />
      </g>
      <circle cx="395" cy="176" r="13" fill="#fff" stroke="#b3261e" strokeWidth="5" />
      <path d="m352 268 43-24 77 42-43 24Z" fill="#dfe7ea" />
      <path d="m352 268 77 42v34l-77-42Z" fill="#b9c8cf" />
      <path d="m472 286-43 24v34l43-24Z" fill="#8fa5af" />
      <path d="m354 282 73 40M354 296l73 40" stroke="#2f5566" strokeWidth="6" strokeDasharray="5 2.5" />
      <g fontSize="16" fill={palette.ink}>
        <text x="416" y="170" fontWeight="700">
          Саларьево
        </text>
        <text x="416" y="208" fontSize="15">
          1 км, 12 минут пешком
        </text>
        <text x="40" y="112" transform="rotate(10 40 112)">
          МКАД
        </text>
        <text x="270" y="96" transform="rotate(-68 270 96)" textAnchor="end">
          Киевское шоссе
        </text>
        <text x="610" y="116" transform="rotate(73 610 116)">
          Калужское шоссе
        </text>
        <text x="490" y="322" fontWeight="700">
          «Параллель 55»
        </text>
        <text x="186" y="278" fontSize="14">
          въезд 1
        </text>
        <text x="640" y="278" fontSize="14" textAnchor="end">
          въезд 2
        </text>
      </g>
    </svg>
  );
}
