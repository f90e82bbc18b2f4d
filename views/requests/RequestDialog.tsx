import { ModalDialog } from "../kit/ModalDialog.tsx";
import type { About, FormDefinition } from "./define-form.ts";
import { RequestForm } from "./RequestForm.tsx";

/** The id of a form's dialog. */
export const dialogId = (form: FormDefinition) => `${form.name}-dialog`;

type Props = { form: FormDefinition; about?: About | undefined; tellsFailure: boolean };

/** A request form as a dialog: ModalCallback, ModalVacancy, ModalPresentation, ModalCallbackRent, ModalCallbackAdvertisement. */
export function RequestDialog({ form, about, tellsFailure }: Props) {
  return (
    <ModalDialog id={dialogId(form)} kind="form" title={form.title} openAfterMs={0}>
      <RequestLead {...{ form, about }} />
      <RequestForm {...{ form, about, tellsFailure }} inDialog />
    </ModalDialog>
  );
}

/** What happens next, and for what the form is opened. */
export function RequestLead({ form, about }: { form: FormDefinition; about?: About | undefined }) {
  return (
    <p className="form-lead">
      {about && <strong>{about.name}. </strong>}
      {form.lead}
    </p>
  );
}

const successAfterMs = 500;
const thanks = "Ваша заявка принята. Мы свяжемся с вами в ближайшее время.";

/** ModalSuccess: opens half a second after the form's dialog has closed. */
export function SuccessDialog({ form }: { form: FormDefinition }) {
  return (
    <ModalDialog id="success-dialog" kind="success" title="Спасибо!" openAfterMs={successAfterMs}>
      <p>{form.success ?? thanks}</p>
      <form method="dialog" className="submit">
        <button type="submit" className="button button-primary">
          Хорошо
        </button>
      </form>
    </ModalDialog>
  );
}
