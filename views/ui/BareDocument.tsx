import type { ReactNode } from "react";

type Props = { lang: string; title: string; head?: ReactNode; children: ReactNode };

/** A document that stands outside of the site's layout and of search engines; `children` is its body. */
export const BareDocument = ({ lang, title, head, children }: Props) => (
  <html lang={lang}>
    <head>
      <meta charSet="utf-8" />
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      {head}
    </head>
    {children}
  </html>
);
