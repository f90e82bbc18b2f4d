import { Labelled } from "./Labelled.tsx";

type Props = { id: string; name: string; label: string; value?: string | undefined };

export function DateField({ label, value, ...rest }: Props) {
  return (
    <Labelled id={rest.id} label={label}>
      <input {...rest} type="date" defaultValue={value} />
    </Labelled>
  );
}
