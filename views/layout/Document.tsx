import type { ReactNode } from "react";
import { Once } from "../components/Once.tsx";
import { breadcrumbList, organization, webSite } from "../structured/site-wide.ts";
import { BannerDialog } from "./BannerDialog.tsx";
import { CookieIsland } from "./CookieIsland.tsx";
import type { Frame } from "./frame.ts";
import type { Head } from "./head.ts";
import { JsonLd } from "./JsonLd.tsx";

/**
 * What every page loads: addresses of built files. `integrity`: the script's hash, "sha256-…"; `widgets`: ids of the third-party
 * widgets that are configured, as JSON, undefined where there is none.
 */
export type Assets = {
  script: string;
  styles: string;
  fonts: readonly string[];
  integrity?: string | undefined;
  widgets?: string | undefined;
};

/** A whole page. `origin` is the site's, without a slash; without `frame` nothing is known of the park yet. */
export type DocumentProps = {
  head: Head;
  origin: string;
  assets: Assets;
  frame?: Frame | undefined;
  children: ReactNode;
};

const siteName = "Бизнес-парк «Параллель 55»";
const sharingWidth = 830;
const sharingHeight = 356;

/** The HTML document around a page's content. The specification asks for `lang="en"`; the body says that its text is Russian. */
export function Document({ head, origin, assets, frame, children }: DocumentProps) {
  const { title, description, canonical, crumbs, image = "default", structured = [], noindex } = head;
  const address = canonical === undefined ? undefined : origin + canonical;
  const graph = [
    ...(frame ? [organization(frame.contacts, origin), webSite(origin)] : []),
    ...(crumbs.length > 0 && canonical ? [breadcrumbList(crumbs, canonical, origin)] : []),
    ...structured,
  ];
  return (
    <html lang="en" data-widgets={assets.widgets}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {description && <meta name="description" content={description} />}
        {address && <link rel="canonical" href={address} />}
        {noindex && <meta name="robots" content="noindex, follow" />}
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.styles} />
        <script type="module" src={assets.script} integrity={assets.integrity} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#0e2a36" />
        <meta name="format-detection" content="telephone=no" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={siteName} />
        <meta property="og:locale" content="ru_RU" />
        <meta property="og:title" content={title} />
        {description && <meta property="og:description" content={description} />}
        {address && <meta property="og:url" content={address} />}
        <meta property="og:image" content={`${origin}/og/${image}.png`} />
        <meta property="og:image:width" content={String(sharingWidth)} />
        <meta property="og:image:height" content={String(sharingHeight)} />
        <meta name="twitter:card" content="summary_large_image" />
        {graph.length > 0 && <JsonLd items={graph} />}
      </head>
      <body lang="ru" {...{ "hx-indicator:inherited": "html" }}>
        {children}
        <Once>
          <CookieIsland />
        </Once>
        <div id="dialogs" />
        {frame?.banner && (
          <Once>
            <BannerDialog banner={frame.banner} />
          </Once>
        )}
      </body>
    </html>
  );
}
