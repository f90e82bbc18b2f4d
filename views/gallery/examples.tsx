import type { ExampleSection } from "./example.ts";
import { buildingDrawingExamples } from "./examples/building-drawings.tsx";
import { cardExamples } from "./examples/cards.tsx";
import { controlExamples } from "./examples/controls.tsx";
import { drawingExamples } from "./examples/drawings.tsx";
import { factExamples } from "./examples/facts.tsx";
import { fieldExamples } from "./examples/fields.tsx";
import { homeExamples } from "./examples/home.tsx";
import { listExamples } from "./examples/lists.tsx";
import { grammarExamples } from "./examples/page-grammar.tsx";
import { pageExamples } from "./examples/page-parts.tsx";
import { parkDrawingExamples } from "./examples/park-drawings.tsx";
import { subjectPartExamples } from "./examples/subject-parts.tsx";
import { unitDrawingExamples } from "./examples/unit-drawings.tsx";
import type { Samples } from "./samples.ts";

/** The gallery's table of contents: every part of the kit, every drawing, the subjects' parts. */
export function galleryExamples(samples: Samples): ExampleSection[] {
  return [
    { id: "page-parts", title: "Части страниц", components: pageExamples(samples) },
    { id: "page-grammar", title: "Строй страниц", components: grammarExamples },
    { id: "home", title: "Главная", components: homeExamples(samples) },
    { id: "subject-parts", title: "Части разделов", components: subjectPartExamples(samples) },
    { id: "controls", title: "Кнопки и ссылки", components: controlExamples(samples) },
    { id: "fields", title: "Поля форм", components: fieldExamples },
    { id: "cards", title: "Карточки", components: cardExamples(samples) },
    { id: "lists", title: "Списки и выбор", components: listExamples() },
    { id: "facts", title: "Цифры и таблицы", components: factExamples(samples) },
    { id: "drawings", title: "Рисунки", components: drawingExamples() },
    { id: "building-drawings", title: "Рисунки корпусов", components: buildingDrawingExamples(samples), sheet: true },
    { id: "unit-drawings", title: "Рисунки помещений", components: unitDrawingExamples(samples), sheet: true },
    { id: "park-drawings", title: "План парка", components: parkDrawingExamples(samples), sheet: true },
  ];
}
