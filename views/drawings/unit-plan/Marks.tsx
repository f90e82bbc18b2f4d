import type { Mark } from "./unit-marks.ts";

export const Marks = ({ marks }: { marks: readonly Mark[] }) =>
  marks.map(({ name, d }) => <path key={`${name} ${d}`} className={name} d={d} />);
