import { BareDocument } from "../ui/BareDocument.tsx";

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
export const EmbedPage = ({ title, loader, loaderId, script, facts }: EmbedPageProps) => (
  <BareDocument lang="ru" title={title} head={<style>{fill}</style>}>
    <body>
      <div id="widget" {...facts} />
      <script id={loaderId} src={loader} />
      <script src={script} />
    </body>
  </BareDocument>
);
