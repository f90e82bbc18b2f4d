import type { ReactNode } from "react";
import type { Contacts } from "../content/park.ts";
import { tokens } from "../park/colours.ts";
import { documentLang, parkName } from "../park/park-name.ts";
import { postalAddress } from "../park/park-words.ts";
import { href, sharedPicture } from "../routes.ts";
import { callable } from "../ui/format.ts";
import { JsonLd, type StructuredData } from "../ui/JsonLd.tsx";
import { Kept } from "../ui/Kept.ts";
import { BannerDialog } from "./Banners.tsx";
import type { Frame } from "./frame.ts";
import type { Crumb, Head } from "./head.ts";
import type { Sheet } from "./sheets.ts";

/**
 * Addresses of the built files that every page loads. `integrity`: the script's hash, "sha256-…"; `widgets`: ids of the
 * third-party widgets that are configured, as JSON, undefined where there is none.
 */
export type Assets = {
  script: string;
  styles: string;
  /** For paper and for the system's colours. */
  mediaStyles: string;
  sheets: Readonly<Record<Sheet, string>>;
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

const siteName = parkName.title;
const plainDescription = `${parkName.title}: аренда, услуги, новости и контакты.`;
const sharingWidth = 830;
const sharingHeight = 356;

/** The HTML document around a page's content. */
export function Document({ head, origin, assets, frame, children }: DocumentProps) {
  return (
    <html lang={documentLang} data-widgets={assets.widgets}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <PageTags head={head} origin={origin} frame={frame} />
        <Kept beside={assets}>
          <SiteTags origin={origin} assets={assets} sheets={head.sheets} contacts={frame?.contacts} />
        </Kept>
        <PageData head={head} origin={origin} />
      </head>
      <body lang="ru">
        {children}
        <div id="dialogs" />
        {frame?.banner && (head.opensBanner || frame.bannerAfterSeconds !== undefined) && (
          <BannerDialog banner={frame.banner} afterSeconds={frame.bannerAfterSeconds} />
        )}
      </body>
    </html>
  );
}

/** Tags of the page's own head. */
function PageTags({ head, origin, frame }: Pick<DocumentProps, "head" | "origin" | "frame">) {
  const { title, canonical, image = "default", noindex } = head;
  const description = head.description || plainDescription;
  const address = canonical === undefined ? undefined : origin + canonical;
  // Webmasters' services read the home page alone.
  const { yandex, google } = (canonical === href("home", {}) && frame?.verifications) || {};
  return (
    <>
      {/* Titles of error pages are English, as specified. */}
      <title lang={/[а-яё]/i.test(title) ? "ru" : undefined}>{title}</title>
      <meta name="description" content={description} />
      {address && <link rel="canonical" href={address} />}
      {yandex && <meta name="yandex-verification" content={yandex} />}
      {google && <meta name="google-site-verification" content={google} />}
      {noindex && <meta name="robots" content="noindex, follow" />}
      <meta property="og:title" content={title} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:description" content={head.shared ?? description} />
      {address && <meta property="og:url" content={address} />}
      <meta property="og:image" content={origin + sharedPicture(image)} />
    </>
  );
}

/** Tags of every page. */
function SiteTags({
  origin,
  assets,
  sheets = [],
  contacts,
}: Pick<DocumentProps, "origin" | "assets"> & Pick<Head, "sheets"> & { contacts?: Contacts | undefined }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:image:width" content={String(sharingWidth)} />
      <meta property="og:image:height" content={String(sharingHeight)} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={tokens.dark} />
      <meta name="format-detection" content="telephone=no" />
      <link rel="stylesheet" href={assets.styles} />
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={assets.sheets[sheet]} />
      ))}
      {/* `views/browser/lazy-parts.ts` puts it into effect. */}
      {!sheets.includes("dialogs") && (
        <template id="late-styles">
          <link rel="stylesheet" href={assets.sheets.dialogs} />
        </template>
      )}
      <link rel="stylesheet" href={assets.mediaStyles} media="print,(forced-colors:active)" />
      {/* The policy trusts our script by its hash only where it loads others'. */}
      <script type="module" src={assets.script} integrity={assets.widgets && assets.integrity} />
      {contacts && <JsonLd items={[organization(contacts, origin), webSite(origin)]} />}
    </>
  );
}

/** Structured data of a page. A page outside the index has breadcrumbs only. */
function PageData({ head, origin }: Pick<DocumentProps, "head" | "origin">) {
  const { canonical, crumbs, structured, noindex } = head;
  const graph = [
    ...(crumbs.length > 0 && canonical ? [breadcrumbList(crumbs, canonical, origin)] : []),
    ...(noindex ? [] : (structured?.() ?? [])),
  ];
  return graph.length > 0 && <JsonLd items={graph} />;
}

/** The park as an organisation: customer service, postal address, social links. `origin` without a slash. */
function organization(contacts: Contacts, origin: string): StructuredData {
  const { phone, email, socials } = contacts;
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}/icons/apple-touch-icon.png`,
    email,
    address: postalAddress(contacts),
    contactPoint: { "@type": "ContactPoint", telephone: callable(phone), contactType: "customer service" },
    sameAs: socials.map(({ url }) => url),
  };
}

/** Without a `SearchAction`: search engines stopped reading it in 2024. */
function webSite(origin: string): StructuredData {
  return {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: siteName,
    url: `${origin}/`,
    inLanguage: "ru",
  };
}

/** The way to a page, from the home page on; `path` is the page's own address. */
function breadcrumbList(crumbs: Crumb[], path: string, origin: string): StructuredData {
  const steps = [{ text: "Главная", href: "/" }, ...crumbs];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.text,
      item: origin + (step.href ?? path),
    })),
  };
}
