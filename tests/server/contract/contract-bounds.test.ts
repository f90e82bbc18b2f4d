import { expect, test } from "vitest";
import contract from "../../../server/contract/openapi.json" with { type: "json" };

type Schema = { type?: string; minimum?: number; maximum?: number; exclusiveMinimum?: number };

/** Where a part of the contract has numbers without a least and a greatest value. */
function unbounded(part: unknown, at = ""): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, minimum, exclusiveMinimum, maximum } = part as Schema;
  const isOpen = (minimum ?? exclusiveMinimum) === undefined || maximum === undefined;
  const here = (type === "number" || type === "integer") && isOpen ? [at] : [];
  return here.concat(Object.entries(part).flatMap(([name, inner]) => unbounded(inner, `${at}/${name}`)));
}

test("Every number of an answer has a least and a greatest value in the contract", () => {
  expect(unbounded(contract.components.schemas)).toEqual([]);
  const answers = Object.entries(contract.paths).flatMap(([path, calls]) =>
    "get" in calls ? unbounded(calls.get.responses[200], path) : [],
  );
  expect(answers).toEqual([]);
});
