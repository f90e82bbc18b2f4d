/** Numbers as people write them in words, with the forms that follow «на», «до» and «нас»; «ё» is written as «е». */
const forms: readonly [value: number, words: string][] = [
  [1, "один одна одно одного одной"],
  [1.5, "полтора полторы"],
  [2, "два две двое двух двоих"],
  [3, "три трое трех троих"],
  [4, "четыре четверо четырех четверых"],
  [5, "пять пятеро пяти пятерых"],
  [6, "шесть шестеро шести шестерых"],
  [7, "семь семеро семи семерых"],
  [8, "восемь восьмеро восьми восьмерых"],
  [9, "девять девятеро девяти девятерых"],
  [10, "десять десятеро десяти десятерых десяток"],
  [11, "одиннадцать одиннадцати"],
  [12, "двенадцать двенадцати"],
  [13, "тринадцать тринадцати"],
  [14, "четырнадцать четырнадцати"],
  [15, "пятнадцать пятнадцати"],
  [16, "шестнадцать шестнадцати"],
  [17, "семнадцать семнадцати"],
  [18, "восемнадцать восемнадцати"],
  [19, "девятнадцать девятнадцати"],
  [20, "двадцать двадцати"],
  [30, "тридцать тридцати"],
  [40, "сорок сорока"],
  [50, "пятьдесят пятидесяти"],
  [60, "шестьдесят шестидесяти"],
  [70, "семьдесят семидесяти"],
  [80, "восемьдесят восьмидесяти"],
  [90, "девяносто девяноста"],
  [100, "сто ста сотня"],
  [200, "двести двухсот"],
  [300, "триста трехсот"],
  [400, "четыреста четырехсот"],
  [500, "пятьсот пятисот"],
  [600, "шестьсот шестисот"],
  [700, "семьсот семисот"],
  [800, "восемьсот восьмисот"],
  [900, "девятьсот девятисот"],
];

const values = new Map(forms.flatMap(([value, words]) => words.split(" ").map((word) => [word, value] as const)));

/** Whether a number goes on after another one: «двадцать пять», «сто двадцать», not «двадцать тридцать». */
function continues(sum: number, next: number): boolean {
  if (sum >= 100) return sum % 100 === 0 && next < 100;
  return sum >= 20 && sum % 10 === 0 && next < 10;
}

/** Words of numbers as figures: «двадцать пять человек» as «25 человек». Other words and all marks stay. */
export function withFigures(text: string): string {
  const written: string[] = [];
  let sum: number | undefined;
  for (const part of text.split(/( |-)/)) {
    const value = values.get(part.replaceAll("ё", "е"));
    if (value !== undefined && sum !== undefined && continues(sum, value)) {
      sum += value;
      // The last two are the number so far and the space after it.
      written.splice(-2, 2, String(sum));
      continue;
    }
    if (part !== " ") sum = value;
    written.push(value === undefined ? part : String(value));
  }
  return written.join("");
}
