import { ModalDialog } from "../kit/ModalDialog.tsx";
import { Thanks, type ThanksProps, thanksOf } from "./Thanks.tsx";

const successAfterMs = 500;

/** ModalSuccess: opens 500 ms after the form's dialog has closed. */
export function SuccessDialog(props: ThanksProps) {
  const { form, about, call } = props;
  return (
    <ModalDialog id="success-dialog" kind="success" title="Спасибо!" openAfterMs={successAfterMs}>
      <div className="done" data-sent={form?.name}>
        <p>{thanksOf(form, call)}</p>
        <Thanks {...props} />
      </div>
      <form method="dialog" className="req-foot">
        <button type="submit" className="button button-primary">
          Понятно
        </button>
        {about?.others && <a href={about.others.href}>{about.others.text}</a>}
      </form>
    </ModalDialog>
  );
}
