import { telLink } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { callbackForm } from "./callback.form.ts";
import type { AboutKind, Values } from "./define-form.ts";
import { EnquiryForm, type EnquiryFormProps } from "./EnquiryForm.tsx";

type Props = { kind: AboutKind; phone: string | undefined };
type PageProps = Props & { state: Omit<EnquiryFormProps, "inDialog" | "form"> };

const gone: Readonly<Record<AboutKind, string>> = {
  pavilion: "Этого помещения на сайте нет: возможно, его уже сдали.",
  vacancy: "Этой вакансии на сайте нет: возможно, её уже закрыли.",
  mediaFacadeSolution: "Этой поверхности на сайте нет: возможно, её сняли.",
};

/** The 404 page of an enquiry whose object no longer exists: the callback form with what was typed. */
export function GonePage({ kind, phone, state }: PageProps) {
  return (
    <>
      <PageHead
        title="Заявка не отправлена"
        lead={`${gone[kind]} Отправьте написанное как сообщение парку: оно сохранено ниже.`}
      >
        {phone && (
          <p>
            Или позвоните: <a href={telLink(phone)}>{phone}</a>.
          </p>
        )}
      </PageHead>
      <div className="wrap enquiry-page">
        <EnquiryForm
          {...state}
          form={callbackForm}
          about={undefined}
          values={asMessage(state.values)}
          inDialog={false}
        />
      </div>
    </>
  );
}

/** What the callback form has no field for goes into the comment. */
function asMessage({ name = "", phone = "", email, comment, pavilionName }: Values = {}): Values {
  const lines = [pavilionName && `Помещение ${pavilionName}`, comment, email];
  return { name, phone, comment: lines.filter(Boolean).join("\n") };
}

/** The same for a dialog's form, whose values stay. */
export function GoneNotice({ kind, phone }: Props) {
  return (
    <p className="req-limit">
      <b>Заявка не отправлена.</b> {gone[kind]}
      {phone && (
        <>
          {" "}
          Позвоните: <a href={telLink(phone)}>{phone}</a>.
        </>
      )}
    </p>
  );
}
