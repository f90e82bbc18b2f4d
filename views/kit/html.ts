declare const sanitised: unique symbol;

/**
 * HTML from the content API that has been through the sanitiser. Only `server/content/safe-html.ts` makes it, and only
 * `views/kit/RichText.tsx` puts it into a page, so raw upstream HTML cannot reach a visitor by mistake.
 */
export type SafeHtml = string & { readonly [sanitised]: true };
