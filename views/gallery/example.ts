import type { ReactElement } from "react";

/** A component in one of its states; `name` says which: «Скоро освободится». */
export type Example = { name: string; element: ReactElement };

/** The examples of one component file; `component` is the file's name: "PavilionCard". */
export type ComponentExamples = { component: string; examples: Example[] };

/** Examples that belong together. `id` is the section's anchor on the page. */
export type ExampleSection = { id: string; title: string; components: ComponentExamples[] };
