import type { ReactElement } from "react";

/** A component in one of its states; `name` says which: «Скоро освободится». */
export type Example = { name: string; element: ReactElement };

/** The examples of one component file; `component` is the file's name: "UnitCard". `wide`: not for a third. */
export type ComponentExamples = { component: string; examples: Example[]; wide?: boolean };

/** Examples that belong together. `id` is the section's anchor. `sheet`: drawings, three in a row, as on pages. */
export type ExampleSection = { id: string; title: string; components: ComponentExamples[]; sheet?: boolean };
