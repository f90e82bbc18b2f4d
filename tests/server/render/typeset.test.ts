import { describe, expect, test } from "vitest";
import { typeset } from "../../../server/render/typeset.ts";
import { timesLonger } from "../../support/spans.ts";

/** The text with «_» for each no-break space and «^» for each word joiner. */
const shown = (html: string) => typeset(html).replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

describe("The typographer", () => {
  test.each([
    ["в парке и на складе", "в_парке и_на_складе"],
    ["с НДС 22 % и эксплуатацией", "с_НДС_22_% и_эксплуатацией"],
    ["480 480 ₽ в месяц", "480_480_₽ в_месяц"],
    ["от 150 до 200 м²", "от_150 до_200_м²"],
    ["буквы — 1 м на стене", "буквы_— 1_м на_стене"],
    ["груз 20 кг, выход 3", "груз 20_кг, выход_3"],
    ["корпус 3, этаж 7", "корпус_3, этаж_7"],
    ["Корпус 1, Этаж 2", "Корпус_1, Этаж_2"],
    ["Корпус А, корпус Ж-2, секция B", "Корпус_А, корпус_Ж-2, секция_B"],
    ["офис Ромашки и склад Весна", "офис Ромашки и_склад Весна"],
    ["в корпусах 1 и 2", "в_корпусах_1 и_2"],
    ["112 помещений — все", "112_помещений_— все"],
    ["20 ноября 2026", "20_ноября_2026"],
    ["ворота 3 × 3,2 м", "ворота 3_×_3,2_м"],
    ["+7 (495) 000-00-55, доб. 101", "+7_(495)_000-00-55, доб._101"],
    ["если бы знать, то же самое", "если_бы знать, то_же самое"],
    ["№ 5 стоит", "№_5_стоит"],
    ["Торговое помещение 157,5 м²", "Торговое помещение 157,5_м²"],
    ["по статье 18.1 Федерального закона", "по_статье_18.1 Федерального закона"],
    ["307-16 · 184,8 м²", "307-16 ·_184,8_м²"],
    ["на корпусе 3 обновлён экран", "на_корпусе_3 обновлён экран"],
    ["3 840 × 1 600 пикселей", "3_840_×_1_600 пикселей"],
    ["Помещения 206-20 + 206-21", "Помещения_206-20_+ 206-21"],
    ["Пн–Пт 7:00–22:00", "Пн–^Пт_7:00–^22:00"],
    ["это 150–200 м²", "это 150–^200_м²"],
    ["21-го числа", "21-^го_числа"],
    ["Закон № 152-ФЗ принят", "Закон №_152-^ФЗ_принят"],
    ["© 2007–2026", "© 2007–2026"],
    ["2013–2016", "2013–^2016"],
    ["1 900–2 300 ₽", "1_900–2_300_₽"],
    ["компании — 1, услуги — 2.", "компании_—_1, услуги_—_2."],
    ["Обычные слова стоят свободно", "Обычные слова стоят свободно"],
  ])("«%s»", (plain, wanted) => {
    expect(shown(plain)).toBe(wanted);
  });

  test.each(["404. Страница не найдена", "На главную", "О бизнес-парке", "Согласие на получение рекламы"])(
    "leaves «%s» as the specification spells it",
    (words) => expect(typeset(`<a href="/">${words}</a>`)).toBe(`<a href="/">${words}</a>`),
  );
  test("leaves the words about the offer as the specification spells them, in their sentence", () => {
    expect(typeset("<p>Это не является публичной офертой (статья 437)</p>")).toContain("не является публичной офертой");
  });
  test("finds phrases across inline tags", () => {
    expect(shown("<p><b>27</b> помещений в <a>парке</a>, 5<!-- --> <!-- -->м²</p>")).toBe(
      "<p><b>27</b>_помещений в_<a>парке</a>, 5_м²</p>",
    );
  });
  test("keeps a building's letter with its noun, also where React parts them", () => {
    expect(shown("<p>Корпус <!-- -->А</p>")).toBe("<p>Корпус_А</p>");
  });
  test("leaves a space between two elements as it is: in a grid a no-break space would be an item", () => {
    const html = '<li><b>А</b> <span>м²</span> <a href="/">№</a> <small>3</small></li>';
    expect(shown(html)).toBe(html);
  });
  test("ends a phrase at the end of a block", () => {
    expect(shown("<td>27</td><td> помещений</td>")).toBe("<td>27</td><td> помещений</td>");
  });
  test("leaves attributes, scripts, titles and form values unchanged", () => {
    for (const html of [
      '<input value="в парке 5 м²">',
      "<textarea>в парке 5 м²</textarea>",
      '<script type="application/ld+json">{"a":"в парке"}</script>',
      "<title>Офис 5 м² в парке</title>",
    ]) {
      expect(typeset(html)).toBe(html);
    }
  });
  test("changes nothing but spaces, in any input", () => {
    for (const html of ["a < b", "<p", "<textarea>в парке", "</", "<!-- x -->", "в <", "<a\nb>в парке</a>"]) {
      expect(typeset(html).replaceAll("\u00a0", " ")).toBe(html);
    }
  });
  test("takes no longer for a row of numbers, as long as a text may be, than for twenty texts of words", async () => {
    const set = (phrase: string) => typeset(`<p>${phrase.repeat(100_000 / phrase.length)}офис</p>`);
    const twentyTexts = () => Array.from({ length: 20 }, (_, at) => set(`Офис ${at} в парке у метро. `));
    expect(await timesLonger(() => set("1 "), twentyTexts, 1)).toBeLessThanOrEqual(1);
  });
});
