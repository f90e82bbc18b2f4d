/** The kind of the park in the forms that sentences need: a technopark, a business centre. */
const kind = {
  title: "Бизнес-парк",
  nominative: "бизнес-парк",
  genitive: "бизнес-парка",
  prepositional: "бизнес-парке",
};
/** The word mark: without quotes. */
const plain = "Параллель 55";

/** The specification asks for "en"; another park says "ru". The body always says that its text is Russian. */
export const documentLang: string = "en";

/** The park's name in the forms that sentences and addresses need. Another park changes this file. */
export const parkName = {
  kind,
  plain,
  quoted: `«${plain}»`,
  /** After «в». */
  quotedPrepositional: "«Параллели 55»",
  /** At the beginning of a sentence. */
  title: `${kind.title} «${plain}»`,
  nominative: `${kind.nominative} «${plain}»`,
  genitive: `${kind.genitive} «${plain}»`,
  prepositional: `${kind.prepositional} «${plain}»`,
  latin: "parallel55",
};

/** The public access key that the content API gave this site. A new name of the park does not change it. */
export const publicKey = "parallel55-public-site";
