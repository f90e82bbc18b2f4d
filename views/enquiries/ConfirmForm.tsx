import type { ReactNode } from "react";
import { type FormDefinition, formPath, type Subject, subjectParam, type Values } from "./define-form.ts";
import { htmxOf } from "./EnquiryForm.tsx";
import { FormFoot } from "./FormFoot.tsx";

type Props = {
  form: FormDefinition;
  subject?: Subject | undefined;
  values: Values;
  inDialog: boolean;
  failure?: ReactNode;
};

/** The confirmation step after a filled honeypot field: keeps every value, has one button, works without script. */
export function ConfirmForm({ form, subject, values, inDialog, failure }: Props) {
  return (
    <form
      id={`${form.name}-form`}
      className="form"
      method="post"
      action={formPath(form.name)}
      data-request
      data-typed=""
      {...(inDialog && htmxOf(form.name))}
    >
      <div className="req">
        <h2 className="confirm-title">Подтвердите отправку</h2>
        <p>Так мы отличаем людей от программ. Всё, что вы написали, сохранено.</p>
        {form.subject && subject && <input type="hidden" name={subjectParam(form.subject)} value={subject.id} />}
        {Object.keys(form.fields).map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
      </div>
      <FormFoot name={form.name} send="Подтвердить" failure={failure} />
    </form>
  );
}
