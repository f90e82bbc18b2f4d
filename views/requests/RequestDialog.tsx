import { ModalDialog } from "../kit/ModalDialog.tsx";
import type { FormDefinition } from "./define-form.ts";
import { RequestForm, type RequestFormProps } from "./RequestForm.tsx";

export const dialogId = (form: FormDefinition) => `${form.name}-dialog`;

/**
 * A request form as a dialog: ModalCallback, ModalVacancy, ModalPresentation, ModalCallbackRent,
 * ModalCallbackAdvertisement.
 */
export function RequestDialog(props: Omit<RequestFormProps, "inDialog">) {
  return (
    <ModalDialog id={dialogId(props.form)} kind="form" title={props.form.title} openAfterMs={0}>
      <RequestForm {...props} inDialog />
    </ModalDialog>
  );
}
