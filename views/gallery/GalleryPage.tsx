import { Chips } from "../kit/Chips.tsx";
import { PageHeading } from "../kit/PageHeading.tsx";
import type { ComponentExamples, ExampleSection } from "./example.ts";

/** Every component in every state that has an example, for those who build the site; not served in production. */
export function GalleryPage({ sections }: { sections: ExampleSection[] }) {
  return (
    <>
      <PageHeading title="Компоненты" lead={"Все части сайта по одной, в их состояниях."}>
        <Chips label="Разделы" items={sections.map(({ id, title }) => ({ href: `#${id}`, text: title }))} />
      </PageHeading>
      {sections.map(({ id, title, components, sheet = false }) => (
        <section key={id} id={id} className="section">
          <div className="wrap stack-l">
            <h2>{title}</h2>
            {components.map((one) => (
              <Component key={one.component} {...one} sheet={sheet} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Component({ component, examples, wide = false, sheet }: ComponentExamples & { sheet: boolean }) {
  const columns = sheet && !wide ? "thirds" : "stack-l";
  return (
    <section id={`component-${component}`} className={columns} aria-label={component}>
      {examples.map(({ name, element }) => (
        <div key={name} className={sheet ? "figure" : undefined}>
          <p className="kicker">
            {component} · {name}
          </p>
          {element}
        </div>
      ))}
    </section>
  );
}
