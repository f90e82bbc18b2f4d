import { PageHeading } from "../kit/PageHeading.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import type { About, FormDefinition, Values } from "./define-form.ts";
import { RequestLead } from "./RequestDialog.tsx";
import { RequestForm, type RequestFormProps } from "./RequestForm.tsx";

/** A request form as a page of its own: what every 'open' link leads to without script. */
export function RequestPage(props: RequestFormProps) {
  return (
    <>
      <PageHeading title={props.form.title} />
      <div className="wrap request-page">
        <RequestLead form={props.form} about={props.about} />
        <RequestForm {...props} />
      </div>
    </>
  );
}

/** The extra step after a filled trap field, as a page. */
export function ConfirmPage({
  form,
  about,
  values,
}: {
  form: FormDefinition;
  about?: About | undefined;
  values: Values;
}) {
  return (
    <>
      <PageHeading title={form.title} />
      <div className="wrap request-page">
        <ConfirmForm form={form} about={about} values={values} inDialog={false} />
      </div>
    </>
  );
}
