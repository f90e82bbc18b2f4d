/** States that fail today, with the cause. Remove a line together with its fault. */
export const brokenStates: Record<string, string> = {
  "the menu of narrow screens": "the panel ends 41 px below the window, and stands below low windows",
  "the menu in the middle of a page": "in low windows the header scrolls away, and the panel with it",
  "suggestions of the search": "eight suggestions are higher than the window, and do not scroll",
  "the cookie notice": "in low windows it stands at the end of the document",
  "the cookie popup": "«до года» is 3 px too wide at 320 px",
  "the banner": "the icon's rule makes the button 212 to 461 px high",
};

/** Addresses with a word that is broken in its middle, or out of its box. */
export const brokenTexts: Record<string, string> = {
  "/": "«кондиционирование», «Проектирование», «обновлён» at 320 px",
  "/about": "«пожаротушение» at 320 px",
  "/advertising/solutions/1": "«пикселей» at 320 and 768 px",
  "/agreement": "«Пользовательское» at 320 px",
  "/contacts": "«юридическим», «соглашению» at 320 px",
  "/pavilions/1001": "«Кондиционирование» at 320 to 1280 px",
  "/privacy": "«конфиденциальности» at 320 px",
  "/route": "«удостоверение» at 320 px",
  "/vacancies/1": "«Опубликована» at every width",
  "/arenda-torgovih-pomesheniy": "«оборудованием» at 320 px",
};

/** Dialogs of low windows by the start of the test's name. */
export const brokenLowWindows: Record<string, string> = {
  "'Отклик на вакансию' shows the focused field with its label at 568 x 320": "the head takes the room of the comment",
  "'Отклик на вакансию' shows the focused field with its label at 320 x 256": "the sticky head hides labels",
  "'Отклик на вакансию' shows its button without scrolling at 1440 x 700": "the form is too high",
  "'Отклик на вакансию' shows its button without scrolling at 390 x 700": "the form is too high",
  "'Получить презентацию' shows the focused field with its label at 320 x 256": "the sticky head hides labels",
  "'Заявка на аренду' shows the focused field with its label at 320 x 256": "the sticky head hides labels",
  "'Заявка на аренду' shows its button without scrolling at 1440 x 700": "four locked boxes make the form too high",
  "'Заявка на аренду' shows its button without scrolling at 390 x 700": "four locked boxes make the form too high",
  "'Заявка на рекламу' shows the focused field with its label at 320 x 256": "the sticky head hides labels",
};

/** Addresses whose enlarged text leaves its box. */
export const brokenEnlarged: Record<string, string> = {
  "/": "the banners' text at 1440 px and 32 px",
  "/parking": "list items scroll sideways at 390 px and 24 px",
  "/parking/residents": "list items scroll sideways at 390 px and 24 px",
  "/pavilions/1001": "the bottom bar scrolls sideways at 390 px and 24 px",
  "/route": "«Такси и маломобильные гости» at 390 px and 24 px",
  "/vacancies/1": "scrolls 3 px sideways at 390 px and 24 px",
  "/arenda-ofisov": "the count beside the filter's buttons at 1440 px and 20 px",
  "/arenda-skladov": "the count beside the filter's buttons at 1440 px and 20 px",
  "/arenda-torgovih-pomesheniy": "the count beside the filter's buttons at 1440 px and 20 px",
  "/arenda-ofisov?squareFrom=70&squareTo=100&bodies=2&bodies=3":
    "the count beside the filter's buttons, 1440 px and 20 px",
  "/arenda-ofisov?compare=1001&compare=1002": "the count beside the filter's buttons at 1440 px and 20 px",
};
