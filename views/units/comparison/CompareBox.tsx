type Props = { id: number; name: string; checked?: boolean | undefined; form?: string | undefined };

/** Adds a unit to the comparison. `form` is the id of the form that sends the choice. */
export function CompareBox({ id, name, checked, form }: Props) {
  return (
    <label className="compare">
      <input type="checkbox" name="compare" value={id} id={`compare-${id}`} form={form} defaultChecked={checked} />
      Сравнить<span className="visually-hidden">{`: ${name}`}</span>
    </label>
  );
}
