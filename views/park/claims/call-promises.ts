/** How soon this park calls during opening hours, in words and in minutes; `lead` is the form's first sentence. */
export type CallPromise = { within: string; minutes: number; lead?: string };

const quarter = { within: "в течение 15 минут", minutes: 15 };

type Promised = "callback" | "rent" | "presentation" | "advertisement" | "vacancy";

/** The promises of this park to senders of a form, by its name. */
export const callPromises: Readonly<Record<Promised, CallPromise>> = {
  callback: { ...quarter, lead: "Перезвоним в течение 15 минут в рабочее время." },
  rent: quarter,
  presentation: quarter,
  advertisement: { ...quarter, lead: "Пришлём свободные даты и медиаплан." },
  vacancy: { within: "в течение рабочего дня", minutes: 0, lead: "Свяжемся в течение одного рабочего дня." },
};
