import type { Assets } from "../../views/layout/Document.tsx";
import { Document } from "../../views/layout/Document.tsx";
import type { Frame } from "../../views/layout/frame.ts";
import { Layout } from "../../views/layout/Layout.tsx";
import { documentHtml, type LeftOut } from "../render/render-html.ts";
import type { PageAnswer } from "./define-page.ts";

/** A page in the shared frame, as HTML. `path` marks the current item in menus. */
export function wholePage(
  answer: PageAnswer,
  path: string,
  frame: Frame | undefined,
  origin: string,
  assets: Assets,
  reportLeftOut?: (drawing: LeftOut) => void,
): string {
  const { head, main } = answer;
  return documentHtml(
    <Document head={head} origin={origin} assets={assets} frame={frame}>
      {frame ? (
        <Layout frame={frame} current={path} crumbs={head.crumbs}>
          {main}
        </Layout>
      ) : (
        <main id="main" tabIndex={-1} hx-history-elt="">
          {main}
        </main>
      )}
    </Document>,
    reportLeftOut,
  );
}
