const pole = 90;
const asked = 404;
const at = (degrees: number) => `${((degrees / asked) * 100).toFixed(2)}%`;
const ticks = Array.from({ length: pole / 10 + 1 }, (_, ten) => ten * 10);

/** Latitudes true to scale: the equator, the pole, and 404° far off the end of the line. */
export function LostLatitude() {
  return (
    <svg className="lost-latitude" role="img">
      <title>Линейка широт: экватор 0°, полюс 90°; 404° далеко за концом линейки</title>
      <line x2={at(pole)} y1="40" y2="40" />
      {ticks.map((degrees) => (
        <line key={degrees} x1={at(degrees)} x2={at(degrees)} y1={degrees % 30 === 0 ? 26 : 32} y2="40" />
      ))}
      <line className="lost-way" x1={at(pole)} x2="100%" y1="40" y2="40" />
      <line x1="100%" x2="100%" y1="20" y2="60" />
      <text y="16">0°, экватор</text>
      <text x={at(pole)} y="62">
        90°, полюс
      </text>
      <text x="99%" y="16" textAnchor="end">
        404°
      </text>
      <text x="99%" y="62" textAnchor="end">
        вы здесь
      </text>
    </svg>
  );
}
