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
  bus: "M5 4.5h14V17H5ZM5 12h14M7.5 17v2.5M16.5 17v2.5M8 14.5h1M15 14.5h1M12 4.5V12",
  close: "M6 6l12 12M18 6 6 18",
  print: "M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7Z",
  copy: "M9 9h11v11H9ZM5.5 15H4V4h11v1.5",
  vk: "M4 7.5c.5 6 3.7 9.5 8.8 9.5V7.5M12.8 11.5c2.2 0 4-1.7 4.7-4M12.8 11.5c2.7.2 5 2.2 6 5.5",
  telegram: "M3.5 11.5 20.5 4.5l-3 15-5.5-4.2-3 3-.5-5L17 7.5",
  cup: "M5 8.5h11.5v6a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5ZM16.5 10H18a2.5 2.5 0 0 1 0 5h-1.6M8.5 5.5v-2M12.5 5.5v-2",
  bag: "M5 8.5h14l-1 12H6ZM9 8.5V7a3 3 0 0 1 6 0v1.5",
  building: "M5 20.5V4h9v16.5M14 9.5h5v11M3.5 20.5h17M8 8h3M8 12h3M8 16h3M16.5 13.5v.1M16.5 17v.1",
  wrench:
    "M14.5 5.5a4.5 4.5 0 0 0-1 5L4.5 19.5 6 21l8.5-9a4.5 4.5 0 0 0 5.7-5.7l-2.7 2.7-2.4-.6-.6-2.4 2.7-2.7a4.5 4.5 0 0 0-2.7 2.2Z",
  shield: "M12 3.5l7.5 3v5c0 4.5-3 7.7-7.5 9-4.5-1.3-7.5-4.5-7.5-9v-5ZM8.5 12l2.5 2.5 4.5-4.5",
  broom: "M14 3.5 11 12M8 12h6.5l2 8.5H5ZM9 20v-3.5M12.5 20v-3.5",
  network: "M3.5 9.5a12.5 12.5 0 0 1 17 0M6.5 13a8 8 0 0 1 11 0M9.5 16.3a3.7 3.7 0 0 1 5 0M12 19.5v.2",
  meeting:
    "M4 15.5h16M6 15.5V20M18 15.5V20M8 12V9.5h8V12M7.5 5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6ZM16.5 5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z",
  hall: "M4 4.5h16v9H4ZM12 13.5V17M7 20.5l5-3.5 5 3.5M8 10.5l3-2.5 2 1.5 3-2.5",
  parcel: "M4 7.5 12 3.5l8 4v9l-8 4-8-4ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4",
  document: "M6 3.5h8.5L19 8v12.5H6ZM14 3.5V8.5h5M9 12.5h6.5M9 16h6.5",
  archive: "M4 4.5h16v5H4ZM5.5 9.5v10.5h13V9.5M10 13h4",
  charge: "M5 20.5V4h8v16.5ZM13 12h2.5v4.5a1.7 1.7 0 0 0 3.5 0V9l-2.5-2.5M9.7 7.5 7.5 12H11l-2 4",
} as const;

export type IconName = keyof typeof icons;
