import { Icon } from "./Icon.tsx";

type Props = { text: string; done?: string | undefined; children: string };

/** Copies `text`, then says `done` in its place for a while; hidden until the browser's script can do it. */
export function CopyButton({ text, done = "Скопировано", children }: Props) {
  return (
    <button type="button" className="button button-quiet needs-script no-print" data-copy={text} data-done={done}>
      <Icon name="copy" size={20} />
      <span aria-live="polite">{children}</span>
    </button>
  );
}
