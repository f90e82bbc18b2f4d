import { Logo } from "../park/Logo.tsx";
import { parkName } from "../park/park-name.ts";
import { href } from "../routes.ts";

/** The park's sign and name, which lead home. */
export function HomeLink() {
  return (
    <a className="logo" href={href("home", {})} aria-label={`${parkName.plain}, на главную`}>
      <Logo size={40} />
      <span>{parkName.plain}</span>
    </a>
  );
}
