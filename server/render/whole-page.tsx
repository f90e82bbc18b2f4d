import type { ReactElement } from "react";
import { type Assets, Document } from "../../views/layout/Document.tsx";
import type { Frame } from "../../views/layout/frame.ts";
import type { Head, PageHead } from "../../views/layout/head.ts";
import { Layout } from "../../views/layout/Layout.tsx";
import { documentHtml, type LeftOut } from "./render-html.ts";
import { shareName } from "./share-name.ts";

const nameOf = (image: PageHead["image"]) => (typeof image === "object" ? shareName(image) : image);

type ShownAnswer = { head: Omit<Head, "image"> & Pick<PageHead, "image">; main: ReactElement };

/** What stands around a page. `path` marks the current item in menus; `frame` is undefined until the park is known. */
type Surroundings = {
  path: string;
  frame: Frame | undefined;
  origin: string;
  assets: Assets;
  reportLeftOut?: (drawing: LeftOut) => void;
};

/** A page in the shared frame, as HTML. */
export function wholePage(answer: ShownAnswer, surroundings: Surroundings): string {
  const { path, frame, origin, assets, reportLeftOut } = surroundings;
  const { main } = answer;
  const head = { ...answer.head, image: nameOf(answer.head.image) };
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
