import { ModalDialog } from "../ui/ModalDialog.tsx";
import type { FormDefinition } from "./define-form.ts";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";

export const dialogId = (form: FormDefinition) => `${form.name}-dialog`;

/** ModalCallback, ModalVacancy, ModalPresentation, ModalCallbackRent, ModalCallbackAdvertisement. */
export function EnquiryDialog(props: Omit<EnquiryFormProps, "inDialog">) {
  return (
    <ModalDialog id={dialogId(props.form)} kind="form" title={props.form.title} openAfterMs={0}>
      <EnquiryForm {...props} inDialog />
    </ModalDialog>
  );
}
