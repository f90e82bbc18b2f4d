type Bound = { id: string; name: string; value?: number | string | undefined; placeholder?: string | undefined };
type Props = { legend: string; from: Bound; to: Bound; hint?: string | undefined };

/** Lower and upper bound with a common legend and unit: «Площадь, м²». */
export function RangeField({ legend, from, to, hint }: Props) {
  return (
    <fieldset className="range-field">
      <legend>{legend}</legend>
      <div className="pair">
        <Bound word="от" {...from} />
        <Bound word="до" {...to} />
      </div>
      {hint && <p className="field-hint">{hint}</p>}
    </fieldset>
  );
}

function Bound({ word, value, ...rest }: Bound & { word: string }) {
  return (
    <div className="bound">
      <label htmlFor={rest.id}>{word}</label>
      <input {...rest} type="text" inputMode="numeric" autoComplete="off" defaultValue={value} />
    </div>
  );
}
