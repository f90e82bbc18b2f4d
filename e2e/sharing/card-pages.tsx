import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { openUpstream } from "../../server/content/upstream.ts";
import { fragmentHtml } from "../../server/render/render-html.ts";
import { park as standIn } from "../../server/stand-in/stand-in-park.ts";
import { answersOf } from "../../tests/support/parks/answering-api.ts";
import { askOf, contentOf } from "../../tests/support/parks/kept-content.ts";
import { shades, tokens } from "../../views/park/colours.ts";
import { Logo } from "../../views/park/Logo.tsx";
import type { Model } from "../../views/park/ModelFigure.tsx";
import { parkName } from "../../views/park/park-name.ts";
import { type SharingCard, sharingCards } from "./sharing-cards.tsx";

/** Size of a sharing picture in pixels. Source: the specification. */
export const cardSize = { width: 830, height: 356 };

const drawingStyles = ["scheme", "park-plan", "elevation", "unit-plan/unit-plan"];

const timeoutMs = 10_000;

/** Cards by name. `apiBaseUrl` defaults to the stand-in API. */
async function cards(apiBaseUrl?: string): Promise<[name: string, card: SharingCard][]> {
  // Pictures of this park's model are not another park's.
  const model: Model = apiBaseUrl ? {} : JSON.parse(readFileSync("public/build/model.json", "utf8"));
  const ask = apiBaseUrl ? openUpstream({ baseUrl: apiBaseUrl, timeoutMs }) : askOf(answersOf(standIn));
  return Object.entries(sharingCards(await contentOf(ask), model));
}

/** The markup of all sharing pictures by name. */
export const cardMarkups = async (apiBaseUrl?: string): Promise<Map<string, string>> =>
  new Map((await cards(apiBaseUrl)).map(([name, card]) => [name, fragmentHtml(<Card {...card} />)]));

/** What each picture is drawn from: a hash of words, drawing and colours; the picture of the model, if it has one. */
export async function cardSources(): Promise<Record<string, { drawn: string; model?: string | undefined }>> {
  const sources = (await cards()).map(([name, { picture, ...card }]) => [
    name,
    { drawn: hashOfCard(fragmentHtml(<Card {...card} />)), model: picture },
  ]);
  return Object.fromEntries(sources);
}

export const iconSvg = (): string =>
  fragmentHtml(<Logo />).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ');

/** A hash of a picture's inputs: markup, colours, paints. A different hash means that the file is out of date. */
function hashOfCard(markup: string): string {
  const sheet = readFileSync("e2e/sharing/sharing.css", "utf8");
  const parts = [markup, JSON.stringify({ ...tokens, ...shades }), sheet, ...paints()];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
}

/** The CSS declarations for the cards' drawings. */
function paints(): string[] {
  const sheets = drawingStyles.map((name) => readFileSync(`views/drawings/${name}.css`, "utf8"));
  return [...new Set(sheets.flatMap((css) => css.match(/\b(?:fill|stroke): .*;/g) ?? []))].sort();
}

function Card({ over, title, drawing, picture }: SharingCard) {
  return (
    <div className={picture ? "sharing sharing-night" : "sharing"}>
      <div className="sharing-words">
        <p className="sharing-brand">
          <Logo size={40} /> {parkName.plain}
        </p>
        <p className="sharing-over">{over}</p>
        <h1>{title}</h1>
      </div>
      {picture ? (
        <img className="sharing-picture" src={picture} alt="" />
      ) : (
        <div className="sharing-drawing">{drawing}</div>
      )}
    </div>
  );
}
