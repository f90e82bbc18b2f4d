import { encode } from "uqr";

/** Light modules around the code, without which readers miss it. */
const quiet = 4;

/** An address for a phone's camera, as one path of runs of dark modules. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: "M", border: quiet });
  const runs = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "1" : "0"))
        .join("")
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return (
    <svg className="sheet-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="Код с адресом страницы">
      <path d={runs.join("")} />
    </svg>
  );
}
