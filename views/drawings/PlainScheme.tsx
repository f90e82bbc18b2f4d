import { plural } from "../kit/format.ts";
import type { Body } from "../park/park.ts";

type Props = {
  bodies: readonly Body[];
  active?: number | undefined;
  linkTo?: ((body: Body) => string) | undefined;
};

/** The buildings as labelled boxes, where upstream does not tell where they stand. */
export function PlainScheme({ bodies, active, linkTo }: Props) {
  if (bodies.length === 0) return null;
  return (
    <ul className="scheme-plain">
      {bodies.map((body) => (
        <li key={body.id}>
          {linkTo ? (
            <a className="scheme-box" href={linkTo(body)} aria-current={body.id === active ? "true" : undefined}>
              <PlainBox body={body} />
            </a>
          ) : (
            <span className="scheme-box" aria-current={body.id === active ? "true" : undefined}>
              <PlainBox body={body} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlainBox({ body: { number, floors } }: { body: Body }) {
  return (
    <>
      <span className="scheme-name">Корпус {number}</span>
      {floors.length > 0 && <span className="visually-hidden">, </span>}
      {floors.length > 0 && <span className="small muted">{plural(floors.length, "этаж", "этажа", "этажей")}</span>}
    </>
  );
}
