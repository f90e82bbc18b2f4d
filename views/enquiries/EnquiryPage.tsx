import { PageHead } from "../kit/PageHead.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";

/** A form as a page: the target of every link to it without script. */
export function EnquiryPage(props: EnquiryFormProps) {
  return (
    <>
      <PageHead title={props.form.title} />
      <div className="wrap enquiry-page">
        <EnquiryForm {...props} />
      </div>
    </>
  );
}

/** The confirmation step after a filled honeypot field, as a page. */
export function ConfirmPage(props: Omit<Parameters<typeof ConfirmForm>[0], "inDialog">) {
  return (
    <>
      <PageHead title={props.form.title} />
      <div className="wrap enquiry-page">
        <ConfirmForm {...props} inDialog={false} />
      </div>
    </>
  );
}
