import type { ButtonHTMLAttributes, ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** One primary button per area; the others are outlined or quiet. */
export type ButtonVariant = "primary" | "outline" | "quiet";

/** The class of buttons and of links that look like one. */
export const buttonClass = (variant: ButtonVariant = "primary"): string => `button button-${variant}`;

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style"> & {
  variant?: ButtonVariant | undefined;
};

/** A button; other attributes pass through. Submits its form unless `type` says otherwise. */
export function Button({ variant, type = "submit", children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClass(variant)}>
      {children}
    </button>
  );
}

type ButtonLinkProps = {
  href: string;
  variant?: ButtonVariant | undefined;
  external?: boolean | undefined;
  children: ReactNode;
};

/** Whether a link of the API opens another site: it may also be a page of ours, a phone or a mailbox. */
export const leadsElsewhere = (href: string): boolean => href.startsWith("http");

/** A link that looks like a button. `external` adds a visible and an audible mark. */
export function ButtonLink({ href, variant, external = false, children }: ButtonLinkProps) {
  return (
    <a className={buttonClass(variant)} href={href}>
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
