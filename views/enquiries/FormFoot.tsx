import type { ReactNode } from "react";
import { Button } from "../kit/Button.tsx";

type Props = {
  /** The prefix of ids; the form's name. */
  name: string;
  send: string;
  says?: string | undefined;
  /** The failure, and the way out. */
  notice?: ReactNode;
};

/**
 * A form's foot: the button and one sentence. The script takes the sentences of other states (sending, errors) from
 * `data-` attributes.
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
