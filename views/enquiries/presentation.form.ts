import type { FormDefinition } from "./define-form.ts";
import { phone, text } from "./form-fields.ts";

/** «Получить презентацию»: the plan and terms of a unit. */
export const presentationForm: FormDefinition = {
  name: "presentation",
  title: "Получить презентацию",
  lead: "Планировка и условия: куда прислать, спросим по телефону.",
  answeredBy: "rent",
  subject: "pavilion",
  fields: { name: text({ label: "Имя", hint: "если хотите", autocomplete: "name" }), phone: phone() },
  success: "Презентация готовится. Мы позвоним и уточним, куда её отправить.",
  example: { name: "Мария", phone: "+79000000003" },
};
