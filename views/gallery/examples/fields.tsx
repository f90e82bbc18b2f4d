import { CheckboxList } from "../../kit/fields/CheckboxList.tsx";
import { DateField } from "../../kit/fields/DateField.tsx";
import { Labelled } from "../../kit/fields/Labelled.tsx";
import { NumberField } from "../../kit/fields/NumberField.tsx";
import { RadioList } from "../../kit/fields/RadioList.tsx";
import { RangeField } from "../../kit/fields/RangeField.tsx";
import { SearchField } from "../../kit/fields/SearchField.tsx";
import { SelectField } from "../../kit/fields/SelectField.tsx";
import { TileList } from "../../kit/fields/TileList.tsx";
import type { ComponentExamples } from "../example.ts";

/** Fields by themselves, outside of a form. */
export const fieldExamples: ComponentExamples[] = [
  {
    component: "Labelled",
    examples: [
      {
        name: "с подсказкой",
        element: (
          <Labelled id="example-name" label="Имя" hint={"Как к вам обращаться"}>
            <input id="example-name" name="name" aria-describedby="example-name-hint" />
          </Labelled>
        ),
      },
      {
        name: "с ошибкой",
        element: (
          <Labelled id="example-phone" label="Телефон" error="Укажите телефон: десять цифр после +7">
            <input id="example-phone" name="phone" aria-invalid="true" aria-describedby="example-phone-error" />
          </Labelled>
        ),
      },
    ],
  },
  {
    component: "NumberField",
    examples: [
      {
        name: "пустое",
        element: <NumberField id="example-price" name="price" label={"Бюджет до, ₽ в месяц"} />,
      },
      { name: "со значением", element: <NumberField id="example-floor" name="floor" label="Этаж" value={4} /> },
    ],
  },
  {
    component: "RangeField",
    examples: [
      {
        name: "с границами",
        element: (
          <RangeField
            legend="Площадь, м²"
            from={{ id: "example-from", name: "squareFrom", placeholder: "18" }}
            to={{ id: "example-to", name: "squareTo", value: 150 }}
          />
        ),
      },
    ],
  },
  {
    component: "SearchField",
    examples: [
      {
        name: "со словом",
        element: <SearchField id="example-search" name="search" label="Название или занятие" value="хлеб" />,
      },
    ],
  },
  {
    component: "TileList",
    examples: [
      {
        name: "с числами",
        element: (
          <TileList
            type="checkbox"
            legend="Корпус"
            name="bodies"
            options={[
              { value: "1", text: "1", count: 23, checked: true },
              { value: "2", text: "2", count: 0, checked: false },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "DateField",
    examples: [
      {
        name: "день",
        element: <DateField id="example-day" name="freeBy" label="Нужно к этому дню" value="2027-01-15" />,
      },
    ],
  },
  {
    component: "SelectField",
    examples: [
      {
        name: "с выбором",
        element: (
          <SelectField
            id="example-sort"
            name="sort"
            label="Сначала"
            value="price"
            options={[
              { value: "", text: "Подобранные парком" },
              { value: "price", text: "Дешевле" },
              { value: "-square", text: "Просторнее" },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "CheckboxList",
    examples: [
      {
        name: "с числами",
        element: (
          <CheckboxList
            legend="Корпус"
            name="body"
            idPrefix="example-body"
            options={[
              { value: 1, text: "Корпус 1", count: 23, checked: true },
              { value: 2, text: "Корпус 2", count: 18 },
            ]}
          />
        ),
      },
    ],
  },
  {
    component: "RadioList",
    examples: [
      {
        name: "одно из двух",
        element: (
          <RadioList
            legend="Вид списка"
            name="view"
            idPrefix="example-view"
            options={[
              { value: "cards", text: "Карточки", checked: true },
              { value: "table", text: "Таблица", checked: false },
            ]}
          />
        ),
      },
    ],
  },
];
