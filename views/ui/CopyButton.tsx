import { Icon } from "./Icon.tsx";

type Props = { text: string; done?: string | undefined; children: string };

/** Copies `text`, then shows `done` for a while; hidden without script. */
export function CopyButton({ text, done = "Скопировано", children }: Props) {
  return (
    <button type="button" className="button button-quiet needs-script no-print" data-copy={text} data-done={done}>
      <Icon name="copy" size={20} />
      <span aria-live="polite">{children}</span>
    </button>
  );
}
