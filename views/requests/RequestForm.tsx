import { Button } from "../kit/Button.tsx";
import { href } from "../routes.ts";
import { consent } from "./consent.ts";
import { type About, aboutParam, type FormDefinition, formPath, type Values } from "./define-form.ts";
import { RequestField } from "./RequestField.tsx";

/** Everything that a request form shows. `values` and `errors` go by field name; `notice` is the line after a failure. */
export type RequestFormProps = {
  form: FormDefinition;
  about?: About | undefined;
  values?: Values | undefined;
  errors?: Values | undefined;
  notice?: string | undefined;
  /** In a dialog the form is sent by htmx; on its own page by the browser. */
  inDialog: boolean;
  /** Whether a failure may be told (`REQUEST_ERROR_NOTICE`): then htmx puts the server's answer in place. */
  tellsFailure: boolean;
};

/** What stands in a field: what is known of the object (numbers as people write them), else what the visitor gave, else how it begins. */
function shownIn(props: RequestFormProps, name: string, initial: string | undefined): string {
  const known = props.about?.known[name];
  if (known === undefined) return props.values?.[name] ?? initial ?? "";
  return typeof known === "number" ? String(known).replace(".", ",").replace("-", "−") : known;
}

/** The form of a contact request, the same in a dialog and on a page of its own. */
export function RequestForm(props: RequestFormProps) {
  const { form, about, errors = {}, notice, inDialog, tellsFailure } = props;
  const id = `${form.name}-form`;
  const badFields = Object.keys(errors);
  const swapForm = `target:#${id} swap:outerHTML`;
  const htmx = inDialog && {
    "hx-post": formPath(form.name),
    "hx-target": "#dialogs",
    "hx-swap": "beforeend",
    "hx-sync": "this:drop",
    "hx-status:422": swapForm,
    "hx-status:429": `target:#${form.name}-status swap:innerHTML`,
    ...(tellsFailure ? { "hx-status:502": swapForm, "hx-status:503": swapForm } : {}),
  };
  return (
    <form
      id={id}
      className="form"
      method="post"
      action={formPath(form.name)}
      noValidate={!inDialog}
      data-request
      {...htmx}
    >
      {badFields.length > 1 && !inDialog && <ErrorSummary {...{ form, errors }} />}
      {form.about && about && <input type="hidden" name={aboutParam(form.about)} value={about.id} />}
      {Object.entries(form.fields).map(([name, field]) => (
        <RequestField
          key={name}
          id={`${form.name}-${name}`}
          name={name}
          field={field}
          value={shownIn(props, name, field.initial)}
          error={errors[name]}
          focus={badFields[0] === name}
        />
      ))}
      <Trap id={`${form.name}-website`} />
      <p className="form-note">* — обязательные поля</p>
      <div className="submit">
        <Button>{form.send}</Button>
      </div>
      <p className="form-status" id={`${form.name}-status`} role="status">
        {notice}
      </p>
      <Consent />
    </form>
  );
}

/** The errors together at the top of the page, each a link to its field: for whoever came back without script. */
function ErrorSummary({ form, errors }: { form: FormDefinition; errors: Values }) {
  return (
    <div className="form-errors" role="alert">
      <p>Проверьте, пожалуйста:</p>
      <ul>
        {Object.entries(errors).map(([name, error]) => (
          <li key={name}>
            <a href={`#${form.name}-${name}`}>{error}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A field that people do not see and robots fill. Browsers may fill it too, so it only asks for one more step. */
function Trap({ id }: { id: string }) {
  return (
    <p className="trap" aria-hidden="true">
      <label htmlFor={id}>Сайт</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </p>
  );
}

/** What one agrees to by sending: a document of its own, as the law on personal data asks. */
function Consent() {
  return (
    <p className="consent">
      Отправляя форму, вы даёте <a href={consent.file}>согласие на обработку персональных данных</a>{" "}
      {`(PDF, отдельный документ, редакция ${consent.edition}).`} С{" "}
      <a href={href("agreement", {})}>пользовательским соглашением</a> и{" "}
      <a href={href("privacy", {})}>политикой конфиденциальности</a> можно ознакомиться до отправки.
    </p>
  );
}
