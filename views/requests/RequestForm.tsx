import type { ReactNode } from "react";
import { AboutLine, lockedFields } from "./AboutLine.tsx";
import { ConsentNote } from "./ConsentNote.tsx";
import { type About, aboutParam, type FormDefinition, formPath, type Values } from "./define-form.ts";
import { FormFoot } from "./FormFoot.tsx";
import { RequestField } from "./RequestField.tsx";

/**
 * Everything that a request form shows. `values` and `errors` go by field name; `notice` is the line after a failure.
 */
export type RequestFormProps = {
  form: FormDefinition;
  about?: About | undefined;
  values?: Values | undefined;
  errors?: Values | undefined;
  notice?: ReactNode;
  /** When the park answers calls: «Пн–Пт 9:00–18:00». */
  hours?: string | undefined;
  /** In a dialog the form is sent by htmx; on its own page by the browser. */
  inDialog: boolean;
  /** Whether a failure may be told (`REQUEST_ERROR_NOTICE`): then htmx puts the server's answer in place. */
  tellsFailure: boolean;
};

/** How a form in a dialog is sent: the answer is another dialog, or the same form with its errors. */
export function htmxOf(name: FormDefinition["name"], tellsFailure: boolean) {
  const swapForm = `target:#${name}-form swap:outerHTML`;
  return {
    "hx-post": formPath(name),
    "hx-target": "#dialogs",
    "hx-swap": "beforeend",
    "hx-sync": "this:drop",
    "hx-status:422": swapForm,
    "hx-status:429": `target:#${name}-status swap:innerHTML`,
    ...(tellsFailure ? { "hx-status:502": swapForm, "hx-status:503": swapForm } : {}),
  };
}

/** The form of a contact request, the same in a dialog and on a page of its own. */
export function RequestForm(props: RequestFormProps) {
  const { form, about, values, errors = {}, notice, hours, inDialog, tellsFailure } = props;
  const badFields = Object.keys(errors);
  const locked = new Set(lockedFields(form, about).map(([name]) => name));
  return (
    <form
      id={`${form.name}-form`}
      className="form"
      method="post"
      action={formPath(form.name)}
      noValidate={!inDialog}
      data-request
      // What came back from the server was typed: a click beside the dialog must not lose it.
      data-typed={values && ""}
      data-attempted={badFields.length > 0 ? "" : undefined}
      {...(inDialog && htmxOf(form.name, tellsFailure))}
    >
      <div className="req">
        {badFields.length > 1 && !inDialog && <ErrorSummary {...{ form, errors }} />}
        {form.about && about && <input type="hidden" name={aboutParam(form.about)} value={about.id} />}
        {about ? <AboutLine {...{ form, about }} /> : <p className="req-lead">{withHours(form.lead, hours)}</p>}
        {Object.entries(form.fields)
          .filter(([name]) => !locked.has(name))
          .map(([name, field]) => (
            <RequestField
              key={name}
              id={`${form.name}-${name}`}
              {...{ name, field }}
              value={values?.[name] ?? field.initial ?? ""}
              error={errors[name]}
              focus={badFields[0] === name}
            />
          ))}
        <Trap id={`${form.name}-website`} />
        <ConsentNote />
      </div>
      <FormFoot name={form.name} send={form.send} says={about && form.lead} notice={notice} />
    </form>
  );
}

/** "Перезвоним … в рабочее время: Пн–Пт 9:00–18:00." */
const withHours = (lead: string, hours: string | undefined) => (hours ? lead.replace(/\.$/, `: ${hours}.`) : lead);

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
