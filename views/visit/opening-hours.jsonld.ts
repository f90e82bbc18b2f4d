const days: Record<string, string> = { Пн: "Mo", Вт: "Tu", Ср: "We", Чт: "Th", Пт: "Fr", Сб: "Sa", Вс: "Su" };

/**
 * A schedule in words as schema.org wants it: "Пн–Пт 9:00–18:00, Сб 10:00–16:00" → ["Mo-Fr 09:00-18:00", "Sa
 * 10:00-16:00"]. Undefined where any part of it is worded otherwise.
 */
export function openingHours(schedule: string): string[] | undefined {
  if (/^круглосуточно$/i.test(schedule.trim())) return ["Mo-Su 00:00-23:59"];
  const parts = schedule.split(",").map((part) => partOf(part.trim()));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function partOf(part: string): string | undefined {
  const found =
    /^(ежедневно|(?:Пн|Вт|Ср|Чт|Пт|Сб|Вс)(?:[–-](?:Пн|Вт|Ср|Чт|Пт|Сб|Вс))?)\s(\d{1,2}:\d\d)[–-](\d{1,2}:\d\d)$/i.exec(
      part,
    );
  if (!found) return undefined;
  const [, when = "", from = "", to = ""] = found;
  const range = /^ежедневно$/i.test(when)
    ? "Mo-Su"
    : when
        .split(/[–-]/)
        .map((day) => days[day])
        .join("-");
  return `${range} ${from.padStart(5, "0")}-${to.padStart(5, "0")}`;
}
