import type { Contacts } from "../../content/park.ts";
import { EnquiryLink } from "../../enquiries/EnquiryLink.tsx";
import { FactsTable } from "../../kit/FactsTable.tsx";
import { plural, telLink } from "../../kit/format.ts";
import { Part } from "../../kit/Part.tsx";
import { Questions } from "../../kit/Questions.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { TruckRules } from "../../park/claims/TruckRules.tsx";
import { vat } from "../../park/claims/vat.ts";
import { href } from "../../routes.ts";
import { InCabinet } from "../InCabinet.tsx";
import type { ParkingPageProps } from "../visit-pages.ts";

type Props = Omit<ParkingPageProps, "park" | "others" | "claims">;

/** How this car park works: payment, passes, trucks, charging, questions. */
export function ParkingRules({ map, contacts, cabinetUrl, chargingServiceId }: Props) {
  const charged = map.zones.filter(({ chargers }) => chargers);
  return (
    <>
      <Part>
        <h2 className="visually-hidden">Как оплатить</h2>
        <Steps items={steps} />
      </Part>
      <Part ruled>
        <div className="columns-3">
          <div className="prose">
            <h2>Пропуск</h2>
            <p>
              <strong>В гости к компании.</strong> Пропуск оформляет она сама в <InCabinet url={cabinetUrl} />: код
              придёт сообщением и действует с 7:00 до 23:00. Возьмите паспорт или права.
            </p>
            <p>
              <strong>На показ помещения.</strong> Назовите номер машины менеджеру: стоянка на время показа бесплатна.{" "}
              <EnquiryLink form="callback" variant="text">
                Договориться о показе
              </EnquiryLink>
            </p>
          </div>
          {charged.length > 0 && (
            <div>
              <h2>Зарядка</h2>
              <FactsTable
                rows={[
                  {
                    name: "Посты",
                    value: charged.map(({ chargers, name }) => `${chargers} в зоне ${name.split(",")[0]}`).join(", "),
                  },
                  { name: "Мощность", value: "до 22 кВт, разъём второго типа" },
                  { name: "Оплата", value: "картой у поста, стоянка — по тарифу зоны" },
                ]}
              />
              {chargingServiceId !== undefined && (
                <p>
                  <a href={href("service", { id: chargingServiceId })}>Цены на зарядку и мойку</a>
                </p>
              )}
            </div>
          )}
          <TruckRules />
        </div>
      </Part>
      <Part>
        <h2 className="visually-hidden">Вопросы и ответы</h2>
        <Questions items={questions(contacts)} />
      </Part>
    </>
  );
}

const steps = [
  { title: "Въезд", text: "Камера читает номер, шлагбаум открывается. С этой минуты идёт время." },
  { title: "Стоянка", text: "Любое свободное место зоны. Сколько их — на табло у въезда." },
  { title: "Оплата", text: "На терминале у выхода из корпуса или картой у шлагбаума." },
  { title: "Выезд", text: `После терминала есть ${plural(15, "минута", "минуты", "минут")}. Шлагбаум узнает номер.` },
];

function questions({ phone }: Contacts) {
  return [
    {
      question: "Номер не считался. Что делать?",
      answer: (
        <p>
          Протрите номер и подайте на метр назад. Не помогло — нажмите кнопку вызова: диспетчер отвечает круглосуточно.
          Телефон парка: <a href={telLink(phone)}>{phone}</a>.
        </p>
      ),
    },
    {
      question: "Кто паркуется бесплатно?",
      answer:
        "На отмеченных местах — машины с номером в федеральном реестре инвалидов. Мотоциклы и велосипеды — на своих площадках. Для всех остальных — начало стоянки, если оно указано в тарифе.",
    },
    {
      question: "Можно ли оставить машину на ночь?",
      answer:
        "Да. За сутки берётся не больше предела из тарифа. Охрана обходит территорию каждые два часа, записи камер хранятся 30 дней.",
    },
    {
      question: "Как получить документы для бухгалтерии?",
      answer: `Пришлите чек терминала в бухгалтерию парка: за три рабочих дня подготовим акт и счёт-фактуру с ${vat}.`,
    },
  ];
}
