const pole = 90;
const status = 404;
const at = (degrees: number) => `${((degrees / status) * 100).toFixed(2)}%`;
const ticks = Array.from({ length: pole / 10 + 1 }, (_, ten) => ten * 10);

/**
 * Latitudes true to scale: the equator, the park if its latitude is known, the pole, and 404° far off the end of the
 * line.
 */
export function LostLatitude({ park }: { park: number | undefined }) {
  return (
    <svg className="lost-latitude" role="img">
      <title>Линейка широт: экватор 0°, полюс 90°; 404° далеко за концом линейки</title>
      <line x2={at(pole)} y1="40" y2="40" />
      {ticks.map((degrees) => (
        <line key={degrees} x1={at(degrees)} x2={at(degrees)} y1={degrees % 30 === 0 ? 26 : 32} y2="40" />
      ))}
      <line className="lost-way" x1={at(pole)} x2="100%" y1="40" y2="40" />
      <line x1="100%" x2="100%" y1="20" y2="60" />
      <text y="16">
        0°<tspan className="lost-wide">, экватор</tspan>
      </text>
      <text x={at(pole)} y="16">
        90°, полюс<tspan className="lost-wide">: дальше широт нет</tspan>
      </text>
      {park !== undefined && (
        <>
          <line x1={at(park)} x2={at(park)} y1="40" y2="58" />
          <text x={at(park)} y="64" dx="8">
            {`${String(park).replace(".", ",")}°, парк`}
          </text>
        </>
      )}
      <text x="99%" y="16" className="lost-here">
        404°
      </text>
      <text x="99%" y="62" className="lost-here">
        вы здесь
      </text>
    </svg>
  );
}
