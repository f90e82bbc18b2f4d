/** States that fail today, with the first fault. They are skipped by name: remove a line together with its fault. */
export const brokenStates: Record<string, string> = {
  "the menu of narrow screens": "320 x 568: stands at 0,100,320,1056 of 320 x 568",
  "the menu in the middle of a page": "320 x 568: stands at 0,-1580,320,-624 of 320 x 568",
  "suggestions of the search": "1280 x 700: stands at 529,113,1087,809 of 1280 x 700",
  "the cookie popup": "320 x 568: «до года» 9 px out of div.modal-body",
};

/** Addresses with a word that is broken in its middle, or out of its box. */
export const brokenTexts: Record<string, string> = {
  "/": "320 px: «Корпус 3, этаж 1, помещение 301-02» 6 px out of p.shop-where.small.muted",
  "/advertising/solutions/1": "390 px: «пикселей» is broken in its middle",
  "/agreement": "320 px: «Пользовательское» is broken in its middle",
  "/pavilions/1001": "320 px: «человек» is broken in its middle",
  "/privacy": "320 px: «конфиденциальности» is broken in its middle",
  "/services/1": "320 px: «Круглосуточно» is broken in its middle",
  "/shops": "320 px: «Параллельном» is broken in its middle",
  "/vacancies/1": "320 px: «Управляющая» is broken in its middle",
  "/compare?compare=1001&compare=1042&compare=1070": "at 320 px a word leaves its box",
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070": "at 320 px a word leaves its box",
};

/** Dialogs of low windows by the start of the test's name. */
export const brokenLowWindows: Record<string, string> = {};

/** Addresses whose enlarged text leaves its box. */
export const brokenEnlarged: Record<string, string> = {
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070": "with 24 px at 390 a word leaves its box",
  "/plan?body=4&floor=11": "1440 px, 32 px: «14» 2 px out of svg.drawing.section-drawing",
};
