/** A line icon in the text's colour, `size` px. Decorative: the label is elsewhere. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  );
}

/** Icons: one path each in a 24×24 box, stroke width 1.75. Drawn for this site. */
const icons = {
  phone:
    "M6.5 3.5h3l1.5 4.5-2 1.6a12 12 0 0 0 5.4 5.4l1.6-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
  bookmark: "M7 4h10v16.5l-5-4-5 4Z",
  star: "M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z",
  share: "M12 14.5V4M8 7.5 12 3.5l4 4M6 11H4.5v9.5h15V11H18",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5",
  arrow: "M4 12h15.5M14 6.5l5.5 5.5-5.5 5.5",
  external: "M13.5 4.5h6v6M19 5l-9 9M10 5.5H5.5v13h13V14",
  close: "M6 6l12 12M18 6 6 18",
  print: "M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7Z",
  copy: "M9 9h11v11H9ZM5.5 15H4V4h11v1.5",
  vk: "M4 7.5c.5 6 3.7 9.5 8.8 9.5V7.5M12.8 11.5c2.2 0 4-1.7 4.7-4M12.8 11.5c2.7.2 5 2.2 6 5.5",
  telegram: "M3.5 11.5 20.5 4.5l-3 15-5.5-4.2-3 3-.5-5L17 7.5",
} as const;

type IconName = keyof typeof icons;
