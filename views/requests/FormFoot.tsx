import type { ReactNode } from "react";
import { Button } from "../kit/Button.tsx";

type Props = {
  /** Prefix of the ids; a form's own name. */
  name: string;
  send: string;
  /** What happens next. */
  says?: string | undefined;
  /** What went wrong, with the way out. */
  notice?: ReactNode;
};

/**
 * The foot of a request form: the button and one sentence. The script reads the sentences of the other states from
 * `data-`: while it sends, and when fields are wrong.
 */
export function FormFoot({ name, send, says, notice }: Props) {
  return (
    <div className="req-foot">
      <div className="req-box" id={`${name}-status`} role="status">
        {notice && <p className="req-limit">{notice}</p>}
      </div>
      <Button id={`${name}-send`} data-sending="Отправляем…">
        {send}
      </Button>
      <p
        className="req-say"
        role="status"
        data-sending="Не закрывайте окно: это несколько секунд."
        data-wrong="Проверьте поле:"
        data-wrong-many="Проверьте поля:"
      >
        {says}
      </p>
    </div>
  );
}
