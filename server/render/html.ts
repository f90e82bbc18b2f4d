import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** A whole page as HTML text. */
export const documentHtml = (element: ReactElement): string => `<!doctype html>${renderToString(element)}`;

/** A piece of a page as HTML text. */
export const fragmentHtml = (element: ReactElement): string => renderToString(element);
