import type { Assets } from "../../views/layout/Document.tsx";
import { Document } from "../../views/layout/Document.tsx";
import type { Frame } from "../../views/layout/frame.ts";
import { Layout } from "../../views/layout/Layout.tsx";
import { documentHtml } from "../render/html.ts";
import type { PageAnswer } from "./define-page.ts";

/** A page's content in the frame that all pages share, as HTML text. `path` is where the menus mark the visitor. */
export function wholePage(
  answer: PageAnswer,
  path: string,
  frame: Frame | undefined,
  origin: string,
  assets: Assets,
): string {
  const { head, main } = answer;
  return documentHtml(
    <Document head={head} origin={origin} assets={assets} frame={frame}>
      {frame ? (
        <Layout frame={frame} current={path} crumbs={head.crumbs}>
          {main}
        </Layout>
      ) : (
        <main id="main">{main}</main>
      )}
    </Document>,
  );
}
