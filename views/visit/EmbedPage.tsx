/** A page for a sandboxed frame: `loader` is the vendor's script, `script` our own, which reads `facts`. */
export type EmbedPageProps = {
  title: string;
  loader: string;
  loaderId?: string;
  script: string;
  facts: Readonly<Record<`data-${string}`, string | number>>;
};

const fill = "html, body, #widget { block-size: 100%; margin: 0; font-family: sans-serif }";

/** A third-party map or floor scheme in its own document. */
export function EmbedPage({ title, loader, loaderId, script, facts }: EmbedPageProps) {
  return (
    <html lang="ru">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style>{fill}</style>
      </head>
      <body>
        <div id="widget" {...facts} />
        <script id={loaderId} src={loader} />
        <script src={script} />
      </body>
    </html>
  );
}
