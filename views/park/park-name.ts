/**
 * The park's name in the forms that sentences need, and its Latin form in addresses. Another park changes this file.
 */
export const parkName = {
  /** As the word mark: without quotes. */
  plain: "Параллель 55",
  quoted: "«Параллель 55»",
  /** After «в». */
  quotedPrepositional: "«Параллели 55»",
  /** At the beginning of a sentence. */
  title: "Бизнес-парк «Параллель 55»",
  nominative: "бизнес-парк «Параллель 55»",
  genitive: "бизнес-парка «Параллель 55»",
  prepositional: "бизнес-парке «Параллель 55»",
  latin: "parallel55",
};
