import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** One primary button per area; the others are outlined or quiet. */
export type ButtonVariant = "primary" | "outline" | "quiet";

/** The class of buttons and of links that look like one. */
export function buttonClass(variant: ButtonVariant = "primary", wide = false): string {
  return `button button-${variant}${wide ? " button-wide" : ""}`;
}

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
  variant?: ButtonVariant | undefined;
  wide?: boolean | undefined;
};

/** A button; other attributes pass through. Submits its form unless `type` says otherwise. */
export function Button({ variant, wide, type = "submit", children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass(variant, wide)}>
      {children}
    </button>
  );
}

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant | undefined;
  wide?: boolean | undefined;
  external?: boolean | undefined;
  children: ReactNode;
};

/** A link that looks like a button. `external` adds a visible and an audible mark. */
export function ButtonLink({ href, variant, wide, external = false, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass(variant, wide)} href={href}>
      {children}
      {external && <ExternalMark />}
    </a>
  );
}

/** A link in text to another site. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="external" href={href}>
      {children}
      <ExternalMark />
    </a>
  );
}

function ExternalMark() {
  return (
    <>
      <Icon name="external" size={16} />
      <span className="visually-hidden"> (откроется другой сайт) </span>
    </>
  );
}
