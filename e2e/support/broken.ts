/** States that fail today, with the first fault. They are skipped by name: remove a line together with its fault. */
export const brokenStates: Record<string, string> = {};

/** Addresses with a word that is broken in its middle, or out of its box. */
export const brokenTexts: Record<string, string> = {
  "/compare?compare=1001&compare=1042&compare=1070": "at 320 px a word leaves its box",
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070": "at 320 px a word leaves its box",
  "/advertising/media-facades": "320 px: «световой короб в холле» 24 px out of small.muted",
  "/advertising": "320 px: «световой короб в холле» 24 px out of small.muted",
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
  "/compare?compare=1001&compare=1113&compare=1133&compare=1070": "with 24 px at 390 a word leaves its box",
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
};
