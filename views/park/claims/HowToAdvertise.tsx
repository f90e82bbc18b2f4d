import { Section } from "../../kit/Section.tsx";
import { Steps } from "../../kit/Steps.tsx";
import { AdvertisingAudience } from "./AdvertisingAudience.tsx";

/** Who sees advertising in this park, and how often. */
export function WhoSees() {
  return (
    <Section title="Кто увидит" tone="white">
      <div className="stack">
        <AdvertisingAudience />
        <p className="muted">
          Сотрудники проходят мимо экрана в среднем четыре раза за день: утром, дважды в обед и вечером. За неделю
          короткое сообщение запоминается без крупных букв.
        </p>
      </div>
    </Section>
  );
}

/** From a request to a running advertisement. */
export function HowToAdvertise() {
  return (
    <Section title="Как разместить рекламу">
      <Steps
        items={[
          {
            title: "Заявка",
            text: "Выберите поверхность и даты или опишите задачу. Пришлём свободные дни и медиаплан.",
            note: "15 минут",
          },
          {
            title: "Макет",
            text: "Пришлите готовый файл по требованиям к поверхности. Пропорции кадра подправим сами.",
          },
          {
            title: "Согласование",
            text: "Проверим файл и содержание по закону о рекламе, если нужно — вернём с пометками.",
            note: "2 рабочих дня",
          },
          {
            title: "Запуск",
            text: "Ролик выходит в назначенный день. В конце срока вы получаете отчёт о показах и снимки.",
          },
        ]}
      />
    </Section>
  );
}
