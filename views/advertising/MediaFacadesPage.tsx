import type { MediaFacadeSolution } from "../content/surface.ts";
import { facadeScreens, frameOf, isFrameRule, otherFacts, termPrices } from "../content/words/surface-facts.ts";
import { EnquiryLink } from "../enquiries/EnquiryLink.tsx";
import { EmptyResult } from "../kit/EmptyResult.tsx";
import { FactsTable } from "../kit/FactsTable.tsx";
import { metres, number, priceWords, rubles, sides } from "../kit/format.ts";
import { PageHead } from "../kit/PageHead.tsx";
import { Part } from "../kit/Part.tsx";
import type { CommonProps } from "../layout/common-props.ts";
import { withVat } from "../park/vat-words.ts";
import { href } from "../routes.ts";
import { PixelFrames } from "./PixelFrames.tsx";
import { ScreensTable } from "./ScreensTable.tsx";

type Props = Pick<CommonProps, "claims"> & { solutions: MediaFacadeSolution[] };

/** Screens on facades as a technical sheet: facts side by side, frames in one scale, what files must be. */
export function MediaFacadesPage({ solutions, claims }: Props) {
  const screens = facadeScreens(solutions);
  const framed = screens.some((screen) => frameOf(screen) !== undefined);
  const shared = (screens[0]?.requirements ?? []).filter((requirement) =>
    screens.every(({ requirements }) => requirements.includes(requirement)),
  );
  const differences = screens.flatMap(({ name, requirements }) => {
    const particular = requirements.filter((requirement) => !shared.includes(requirement) && !isFrameRule(requirement));
    return particular.length > 0 ? [{ name, value: particular.join(". ") }] : [];
  });
  return (
    <>
      <PageHead
        title="Экраны на фасадах"
        lead="Технический лист: кадр, яркость, слоты, цены сроков."
        action={<EnquiryLink form="callback">Узнать свободные даты</EnquiryLink>}
      />
      {screens.length === 0 ? (
        <Part>
          <EmptyResult title="Экранов на фасадах сейчас нет">
            <p>
              Другие поверхности — на странице <a href={href("advertising", {})}>«Реклама в парке»</a>.
            </p>
          </EmptyResult>
        </Part>
      ) : (
        <>
          <Part>
            <h2 className="visually-hidden">Экраны рядом</h2>
            <ScreensTable screens={screens} rows={rowsOf(screens)} />
            <p className="note">
              {claims && `Цены ${withVat(claims)}, один слот. `}
              Как экраны выглядят на стенах — на странице <a href={href("advertising", {})}>«Реклама в парке»</a>.
            </p>
          </Part>
          {(framed || shared.length + differences.length > 0) && (
            <Part ruled>
              <div className="columns-2 frames-and-files">
                {framed && (
                  <div>
                    <h2>Кадр</h2>
                    <PixelFrames screens={screens} />
                  </div>
                )}
                {shared.length > 0 && (
                  <div>
                    <h2>Ролик</h2>
                    <ul className="dash">
                      {shared.map((requirement) => (
                        <li key={requirement}>{requirement}</li>
                      ))}
                    </ul>
                  </div>
                )}
                {differences.length > 0 && (
                  <div>
                    <h2>Чем отличаются</h2>
                    <FactsTable rows={differences} />
                  </div>
                )}
              </div>
            </Part>
          )}
        </>
      )}
    </>
  );
}

/** The lines of the sheet: what any of the screens tells. */
function rowsOf(screens: readonly MediaFacadeSolution[]) {
  const names = new Set(screens.flatMap((screen) => otherFacts(screen).map(({ name }) => name)));
  const days = [...new Set(screens.flatMap((screen) => termPrices(screen).map((term) => term.days)))];
  const lines: { name: string; strong?: boolean; of: (screen: MediaFacadeSolution) => string | undefined }[] = [
    {
      name: "Экран",
      of: (screen) =>
        screen.bottom === undefined
          ? sides(screen.width, screen.height)
          : `${sides(screen.width, screen.height)}, низ на ${metres(screen.bottom)}`,
    },
    ...[...names].map((name) => ({
      name,
      of: (screen: MediaFacadeSolution) => screen.facts.find((fact) => fact.name === name)?.value,
    })),
    { name: "Часы работы", of: ({ hours }) => hours },
    { name: "Видят в день", of: ({ contactsPerDay }) => (contactsPerDay ? number(contactsPerDay) : undefined) },
    ...days
      .sort((a, b) => a - b)
      .map((term) => ({
        name: `${term} дней`,
        strong: true,
        of: (screen: MediaFacadeSolution) => {
          const termPrice = termPrices(screen).find((price) => price.days === term);
          return termPrice && rubles(termPrice.price);
        },
      })),
    ...(days.length === 0
      ? [
          {
            name: "Цена",
            strong: true,
            of: ({ price, priceUnit }: MediaFacadeSolution) => `${priceWords(price)} ${priceUnit}`,
          },
        ]
      : []),
  ];
  return lines.filter(({ of }) => screens.some((screen) => of(screen) !== undefined));
}
