import type { FormName } from "../../views/enquiries/define-form.ts";

/** Page and words of each form's opener. */
export const openers: Record<FormName, { page: string; words: string }> = {
  callback: { page: "/", words: "Написать нам" },
  vacancy: { page: "/vacancies/3", words: "Откликнуться" },
  presentation: { page: "/pavilions/1001", words: "Получить презентацию" },
  rent: { page: "/pavilions/1001", words: "Оставить заявку" },
  advertisement: { page: "/advertising/solutions/2", words: "Оставить заявку" },
};
