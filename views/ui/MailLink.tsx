/** Characters of a mail address that have a meaning of their own in a `mailto:` address. Source: RFC 6068. */
const meaningful = /[%?#&/]/g;

/** A mail address as a link that opens a letter. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email.replace(meaningful, encodeURIComponent)}`}>{email}</a>
);
