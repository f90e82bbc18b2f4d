import { unitsInWords } from "../units/pavilion-words.ts";

/** The words on the picker's button: how many units its answers leave; undefined while that is unknown. */
export function ShowFound({ total }: { total: number | undefined }) {
  return <>{foundWords(total)}</>;
}

function foundWords(total: number | undefined): string {
  if (total === undefined) return "Показать варианты";
  return total > 0 ? `Показать ${unitsInWords(total)}` : "Точно такого нет: показать близкое";
}
