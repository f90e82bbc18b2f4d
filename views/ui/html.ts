declare const sanitised: unique symbol;

/** Only `server/content/safe-html.ts` makes it; only `RichText.tsx` renders it unescaped: the compiler tells. */
export type SafeHtml = string & { readonly [sanitised]: true };
