import { telLink } from "./format.ts";

type Props = { phone: string; className?: string; label?: string; children?: string };

/** A phone as a link that calls it. Plain text if the API's text holds no number. */
export function PhoneNumber({ phone, className, label, children = phone }: Props) {
  const link = telLink(phone);
  if (link === undefined) return <span>{children}</span>;
  return (
    <a className={className} href={link} aria-label={label}>
      {children}
    </a>
  );
}
