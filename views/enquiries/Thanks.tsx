import { telLink } from "../kit/format.ts";
import type { About, FormDefinition, Values } from "./define-form.ts";
import type { CallTime } from "./when-we-call.ts";

/** `values` appear in the dialog only: a name and a phone must not get into an address. */
export type ThanksProps = {
  form: FormDefinition | undefined;
  about?: About | undefined;
  values?: Values | undefined;
  call?: CallTime | undefined;
  phone?: string | undefined;
};

const usual = "Ваша заявка принята. Мы свяжемся с вами в ближайшее время.";

/** «Заявка принята …»: the form's own words, or the default. */
export const thanksOf = (form: FormDefinition | undefined, call: CallTime | undefined): string =>
  form?.success ?? (call ? "Ваша заявка принята." : usual);

/** When the park calls, the enquiry's object, and a phone number. The same in dialog and page. */
export function Thanks({ form, about, values = {}, call, phone }: ThanksProps) {
  const given = Object.entries(form?.fields ?? {}).filter(([name, { kind }]) => kind !== "locked" && values[name]);
  return (
    <>
      {call && (
        <p className="done-when">
          <b>{call.promise}</b>
          {call.reason && <span>{call.reason}</span>}
        </p>
      )}
      {(about || given.length > 0) && (
        <dl>
          {about && (
            <>
              <dt>{about.kind}</dt>
              <dd>
                {[about.name, ...about.facts].join(", ")}
                {about.price && (
                  <>
                    {" "}
                    <b>{about.price}</b>
                  </>
                )}
              </dd>
            </>
          )}
          {given.map(([name, { label, kind }]) => (
            <Given key={name} label={label} value={values[name] ?? ""} isPhone={kind === "phone"} />
          ))}
        </dl>
      )}
      {phone && (
        <p className="quiet">
          Ошиблись в номере или не хотите ждать? Звоните: <a href={telLink(phone)}>{phone}</a>.
        </p>
      )}
    </>
  );
}

function Given({ label, value, isPhone }: { label: string; value: string; isPhone: boolean }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="said">{isPhone ? readable(value) : value}</dd>
    </>
  );
}

/** "+79161234567" → "+7 916 123-45-67". */
const readable = (phone: string) => phone.replace(/^(\+7)(\d{3})(\d{3})(\d\d)(\d\d)$/, "$1 $2 $3-$4-$5");
