import type { Place } from "./locate.ts";

/** All selectors and words of the markup that journeys and states use. */
export const places = {
  burger: { css: "#mobile-menu > summary" },
  menuPanel: { css: ".mobile-menu-panel" },
  menuPanelLink: { css: ".mobile-menu-panel a", words: "Вакансии" },
  opener: { css: "a", words: "Написать нам" },
  dialog: { css: "dialog[open]" },
  heading: { css: "h1" },
  phone: { css: "#callback-form [name=phone]" },
  send: { css: "#callback-form button", words: "Отправить" },
  thanks: { css: "h1, dialog[open] h2", words: "Спасибо!" },
  building: { css: "#building-2" },
  /** What is pressed of it: its pole leads over other buildings. */
  buildingPill: { css: "#building-2 .pill" },
  count: { css: "#found" },
  unit: { css: "#results a[href^='/pavilions/']" },
  mark: { css: "#results .mark:not([aria-pressed=true])" },
  shortlist: { css: ".shortlist-link" },
  shortlistCount: { css: ".shortlist-link b" },
  chosenOffer: { css: ".pick + .pick" },
  notice: { css: ".cookie-notice" },
  submenu: { css: ".submenu > summary" },
  submenuPanel: { css: ".submenu > ul" },
  searchField: { css: "#site-search" },
  suggestions: { css: ".suggestions:not(:empty)" },
  cookieMore: { css: ".cookie-notice button", words: "Узнать больше" },
  bannerOpener: { css: "main [data-open-banner], footer [data-open-banner]" },
  accept: { css: ".cookie-notice button", words: "Принять" },
} as const satisfies Record<string, Place>;
