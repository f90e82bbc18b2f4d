import { describe, expect, test } from "vitest";
import { nextPart, onOnePage } from "../../../views/filters/show-more.ts";

const list = (page: number, limit: number, total: number) => ({ page, limit, total, pages: Math.ceil(total / limit) });

describe("«Показать ещё»", () => {
  test.each([
    [list(1, 12, 30), { page: 2, limit: 12, shown: 24, adds: 12 }],
    [list(1, 24, 30), { page: 3, limit: 12, shown: 36, adds: 6 }],
    [list(1, 10, 30), { page: 2, limit: 10, shown: 20, adds: 10 }],
    [list(1, 36, 30), undefined],
    [list(1, 12, 12), undefined],
    [list(2, 12, 30), undefined],
    [list(1, 96, 300), undefined],
  ])("after %j adds %j", (pagination, expected) => {
    expect(nextPart(pagination, 12, 100)).toEqual(expected);
  });
  test("gives a later page the address of one page from the beginning", () => {
    expect(onOnePage(list(3, 12, 30))).toEqual({ page: 1, limit: 36, total: 30, pages: 1 });
    expect(onOnePage(list(1, 12, 30))).toEqual(list(1, 12, 30));
  });
});
