type Props = { src: string; title: string; children: string };

/**
 * Where the frame of a third party appears on a click; before it nothing of that party is loaded. The script that hears
 * the click makes the button usable: a press before it would be lost.
 */
export function FrameSlot({ src, title, children }: Props) {
  return (
    <div className="map-slot no-print">
      <button type="button" className="button button-outline needs-script" disabled data-frame={src} data-title={title}>
        {children}
      </button>
    </div>
  );
}
