import { Button } from "../kit/Button.tsx";
import { type About, aboutParam, type FormDefinition, formPath, type Values } from "./define-form.ts";

type Props = { form: FormDefinition; about?: About | undefined; values: Values; inDialog: boolean };

/** The one extra step for a form whose trap field was filled: every value is kept, one button sends. Works without script. */
export function ConfirmForm({ form, about, values, inDialog }: Props) {
  const htmx = inDialog && {
    "hx-post": formPath(form.name),
    "hx-target": "#dialogs",
    "hx-swap": "beforeend",
    "hx-sync": "this:drop",
  };
  return (
    <form id={`${form.name}-form`} className="form" method="post" action={formPath(form.name)} {...htmx}>
      <h2 className="confirm-title">Подтвердите отправку</h2>
      <p>Так мы отличаем людей от программ. Всё, что вы написали, сохранено.</p>
      {form.about && about && <input type="hidden" name={aboutParam(form.about)} value={about.id} />}
      {Object.entries(form.fields).map(([name]) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <div className="submit">
        <Button autoFocus>Подтвердить</Button>
      </div>
    </form>
  );
}
