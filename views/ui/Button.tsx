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

/** The visible and audible mark of another site. A word joiner keeps it on the line of the word before it. */
export function ExternalMark() {
  return (
    <>
      {"\u2060"}
      <Icon name="external" size={16} />
      <span className="visually-hidden"> (откроется другой сайт) </span>
    </>
  );
}

type Props = { text: string; done?: string | undefined; children: string };

/** Copies `text`, then shows `done` for a while; hidden without script. */
export function CopyButton({ text, done = "Скопировано", children }: Props) {
  return (
    <button type="button" className="button button-quiet needs-script no-print" data-copy={text} data-done={done}>
      <Icon name="copy" size={20} />
      <span aria-live="polite">{children}</span>
    </button>
  );
}

/** Prints the page; hidden without script. */
export function PrintButton({ children = "Распечатать" }: { children?: string | undefined }) {
  return (
    <button type="button" className="button button-outline needs-script no-print" data-print="">
      <Icon name="print" size={20} />
      {`${children} `}
    </button>
  );
}
