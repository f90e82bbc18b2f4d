import { PageHeading } from "../kit/PageHeading.tsx";
import { ConfirmForm } from "./ConfirmForm.tsx";
import { RequestForm, type RequestFormProps } from "./RequestForm.tsx";

/** A request form as a page of its own: what every 'open' link leads to without script. */
export function RequestPage(props: RequestFormProps) {
  return (
    <>
      <PageHeading title={props.form.title} />
      <div className="wrap request-page">
        <RequestForm {...props} />
      </div>
    </>
  );
}

/** The confirmation step after a filled honeypot field, as a page. */
export function ConfirmPage(props: Omit<Parameters<typeof ConfirmForm>[0], "inDialog">) {
  return (
    <>
      <PageHeading title={props.form.title} />
      <div className="wrap request-page">
        <ConfirmForm {...props} inDialog={false} />
      </div>
    </>
  );
}
