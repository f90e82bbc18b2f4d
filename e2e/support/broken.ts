/** States that fail today, with the first fault. Remove a line together with its fault. */
export const brokenStates: Record<string, string> = {
  "the menu of narrow screens": "320 x 568: stands at 0,100,320,1056 of 320 x 568",
  "the menu in the middle of a page": "320 x 568: stands at 0,-1580,320,-624 of 320 x 568",
  "suggestions of the search": "1280 x 700: stands at 529,113,1087,809 of 1280 x 700",
  "the cookie popup": "320 x 568: «до года» 9 px out of div.modal-body",
};

/** Addresses with a word that is broken in its middle, or out of its box. */
export const brokenTexts: Record<string, string> = {
  "/": "320 px: «Корпус 3, этаж 1, помещение 301-02» 6 px out of p.shop-where.small.muted",
  "/advertising/media-facades": "320 px: «световой короб в холле» 24 px out of small.muted",
  "/advertising": "320 px: «световой короб в холле» 24 px out of small.muted",
  "/advertising/solutions/1": "390 px: «пикселей» is broken in its middle",
  "/agreement": "320 px: «Пользовательское» is broken in its middle",
  "/pavilions/1001": "320 px: «человек» is broken in its middle",
  "/privacy": "320 px: «конфиденциальности» is broken in its middle",
  "/services/1": "320 px: «Круглосуточно» is broken in its middle",
  "/shops": "320 px: «Параллельном» is broken in its middle",
  "/vacancies/1": "320 px: «Управляющая» is broken in its middle",
  "/arenda-ofisov": "320 px: «помещений» is broken in its middle",
  "/arenda-skladov": "320 px: «помещений» is broken in its middle",
  "/arenda-torgovih-pomesheniy": "320 px: «помещений» is broken in its middle",
  "/arenda-ofisov?squareFrom=70&squareTo=100&bodies=2&bodies=3": "320 px: «помещений» is broken in its middle",
  "/arenda-ofisov?squareFrom=5000": "320 px: «помещений» is broken in its middle",
  "/arenda-ofisov?compare=1001&compare=1002": "320 px: «помещений» is broken in its middle",
};

/** Dialogs of low windows by the start of the test's name. */
export const brokenLowWindows: Record<string, string> = {};

/** Addresses whose enlarged text leaves its box. */
export const brokenEnlarged: Record<string, string> = {
  "/advertising": "390 px, 24 px: «экран на фасаде» 6 px out of small.muted",
  "/": "390 px, 24 px: «Торговое помещение 157,5 м²» 5 px out of article.unit-card",
  "/advertising/media-facades": "390 px, 24 px: «экран на фасаде» 6 px out of small.muted",
  "/parking": "390 px, 24 px: «240 мест» 3 px out of p.zone-head",
  "/arenda-skladov": "390 px, 24 px: «6 вариантов» 15 px out of span.told.many",
  "/arenda-ofisov": "390 px, 24 px: scrolls 27 px sideways",
  "/arenda-torgovih-pomesheniy": "390 px, 24 px: «3 варианта» 3 px out of span.told.many",
  "/arenda-ofisov?squareFrom=70&squareTo=100&bodies=2&bodies=3":
    "390 px, 24 px: «7 вариантов» 15 px out of span.told.many",
  "/arenda-ofisov?compare=1001&compare=1002": "390 px, 24 px: scrolls 27 px sideways",
  "/plan?body=4&floor=11": "1440 px, 32 px: «14» 2 px out of svg.drawing.section-drawing",
};
