declare const sanitised: unique symbol;

/**
 * Sanitised HTML of the content API. Only `server/content/safe-html.ts` makes it and only `views/kit/RichText.tsx`
 * renders it unescaped, so the compiler catches raw upstream HTML.
 */
export type SafeHtml = string & { readonly [sanitised]: true };
