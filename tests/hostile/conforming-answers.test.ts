import { hash } from "node:crypto";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import contract from "../../server/contract/openapi.json" with { type: "json" };
import { conforming } from "../support/parks/conforming.ts";
import { answerSchema } from "../support/parks/contract-schemas.ts";
import { provePark } from "../support/parks/park-proof.ts";

const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(contract, "contract");
const templateOf = (path: string) => path.replace(/\/\d+$/, "/{id}");
const pointer = (template: string) =>
  `contract#/paths/${template.replaceAll("/", "~1")}/get/responses/200/content/application~1json/schema`;

/** A mock server's answer: random data of each address, which knows nothing of the other answers. */
function mocked(seed: number, path: string, query: URLSearchParams): object | undefined {
  const schema = answerSchema(templateOf(path));
  if (!schema) return undefined;
  const callSeed = Number.parseInt(hash("sha1", `${seed} ${path} ${query}`).slice(0, 7), 16);
  const [answer] = fc.sample(conforming(schema) as fc.Arbitrary<object>, { numRuns: 1, seed: callSeed });
  const isValid = ajv.getSchema(pointer(templateOf(path)));
  if (!answer || !isValid?.(answer)) throw new Error(`${path}: ${ajv.errorsText(isValid?.errors)}`);
  return answer;
}

test.each([1, 2, 3, 4, 5, 6])(
  "Random answers that conform to the contract (%i) make only whole pages",
  async (seed) => {
    const lost = new Set<string>();
    const pages = await provePark(
      (path, query) => mocked(seed, path, query),
      (event, fields) => void lost.add(`${event} ${JSON.stringify(fields)}`),
    );
    expect(pages.length).toBeGreaterThan(20);
    // A unit whose category /init does not list has no page.
    const faults = pages.flatMap((page) => page.faults.map((fault) => `${page.address}: ${fault}`));
    expect(faults.filter((fault) => !/^unit \d+: 404/.test(fault))).toEqual([]);
    // A schema cannot say that the sides make the area, that a list has as many items as it announces, or that /init
    // lists the categories of the units.
    const unsaid = /width × depth is not square|over 20|"pagination","field":"total"|"init.categories"/;
    expect([...lost].filter((line) => !unsaid.test(line))).toEqual([]);
  },
);
