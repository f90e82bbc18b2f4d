import type { Offer } from "../../content/offer.ts";
import type { Contacts } from "../../content/park.ts";
import { unitKind } from "../../content/unit.ts";
import { formPath } from "../../enquiries/define-form.ts";
import { opensDialog } from "../../enquiries/opens-dialog.ts";
import type { Chosen } from "../../filters/define-filter.ts";
import { HiddenFields } from "../../filters/FilterForm.tsx";
import type { ParkClaims } from "../../park/claims/claims.ts";
import { parkName } from "../../park/park-name.ts";
import { withCosts } from "../../park/park-words.ts";
import { managerOf, PersonCard } from "../../people/PersonCard.tsx";
import { Button, CopyButton, PrintButton } from "../../ui/Button.tsx";
import { range, rubles } from "../../ui/format.ts";
import { Icon } from "../../ui/Icon.tsx";
import { type Shortlist, shortlistFilter } from "./shortlist.filter.ts";
import { countsInWords, kindOf, sumsOf } from "./shortlist-words.ts";

/** What a colleague reads beside the link: «Офис 93,6 м² в …: посмотрите, подходит ли», «Подборка: 3 офиса». */
function shareWords(offers: readonly Offer[]): string {
  const [offer, ...others] = offers;
  const unit = offer?.units[0];
  if (!unit || others.length > 0) return `Подборка: ${countsInWords(offers)}`;
  return `${unitKind({ ...unit, square: offer.square })} в ${parkName.quotedPrepositional}: посмотрите, подходит ли`;
}

type ShareProps = { offers: readonly Offer[]; chosen: Chosen<Shortlist>; url: string };

/** The ways to hand the shortlist on: its address is the link. */
export const Share = ({ offers, url }: ShareProps) => (
  <section className="shortlist-share no-print">
    <h2>Показать коллеге</h2>
    <p>Ссылка — адрес этой страницы: по ней откроется та же подборка.</p>
    <div className="row">
      <span className="needs-script">
        <Button type="button" variant="outline" data-share={shareWords(offers)}>
          <Icon name="share" size={20} />
          Отправить коллеге
        </Button>
      </span>{" "}
      <CopyButton text={url}>Скопировать ссылку</CopyButton> <PrintButton>Печать</PrintButton>
    </div>
  </section>
);

const asksAbout = ["", "", "оба варианта", "все три", "все четыре"];

type AskProps = ShareProps & { contacts: Contacts; claims: ParkClaims | undefined };

/** One enquiry for all: whether one of them is wanted or all, with the sums of both. */
export function AskAll({ offers, chosen, contacts, claims, url }: AskProps) {
  const { each, least, most, all, shared } = sumsOf(offers);
  const person = offers[0] && managerOf(contacts, kindOf(offers[0]));
  const isSingle = offers.length === 1;
  const compare = isSingle ? undefined : chosen.compare;
  const ways = [
    { take: "one", words: `Выберем ${each}`, rent: least > 0 && `${range(least, most)} ₽` },
    {
      take: "all",
      words: "Берём всё сразу",
      rent: all > 0 && rubles(all),
      note: shared && "общее помещение посчитано один раз",
    },
  ];
  return (
    <section className="shortlist-ask">
      <h2>{isSingle ? "Спросить об этом варианте" : "Одна заявка на всю подборку"}</h2>
      <form method="get" action={formPath("rent")} hx-get={formPath("rent", true)} {...opensDialog}>
        <HiddenFields
          values={[
            ...[...new Set(chosen.compare?.flat())].map((id) => ["pavilionId", id] as const),
            ...shortlistFilter.canonical({ ...chosen, compare }),
          ]}
        />
        {!isSingle && (
          <fieldset>
            <legend className="visually-hidden">Что вам нужно из подборки</legend>
            {ways.map(({ take, words, rent, note }) => (
              <label key={take}>
                <input type="radio" name="take" value={take} defaultChecked={take === "one"} />{" "}
                <span>
                  {words}
                  {rent && (
                    <>
                      {" — "}
                      <b className="nowrap">{rent}</b> в месяц
                    </>
                  )}
                  {note && <small> {note}</small>}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <Button>
          {isSingle ? "Оставить заявку" : `Спросить про ${asksAbout[offers.length] ?? `все ${offers.length}`}`}
        </Button>
      </form>
      {person ? (
        <PersonCard person={person} />
      ) : (
        <p>
          Отдел аренды: <span className="nowrap">{contacts.phone}</span>
        </p>
      )}
      <p className="shortlist-foot">Цены {withCosts(claims)}.</p>
      <p className="print-only">{url}</p>
    </section>
  );
}
