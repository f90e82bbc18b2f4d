import { Icon } from "./Icon.tsx";

/** Prints the page; hidden without script. */
export function PrintButton({ children = "Распечатать" }: { children?: string | undefined }) {
  return (
    <button type="button" className="button button-outline needs-script no-print" data-print="">
      <Icon name="print" size={20} />
      {`${children} `}
    </button>
  );
}
