import type { ReactNode } from "react";
import { Button } from "../ui/Button.tsx";

type Props = {
  /** The prefix of ids; the form's name. */
  name: string;
  send?: string;
  says?: ReactNode;
  /** The line after a failure; in a dialog the script shows it. */
  failure?: ReactNode;
  failed?: boolean;
};

/** The button and one sentence. The script takes the sentences of other states from `data-` attributes. */
export function FormFoot({ name, send = "Отправить", says, failure, failed }: Props) {
  const line = failure && <p className="req-limit">{failure}</p>;
  return (
    <div className="req-foot">
      <div className="req-box" id={`${name}-status`} role="status">
        {failed && line}
      </div>
      {line && <template>{line}</template>}
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
