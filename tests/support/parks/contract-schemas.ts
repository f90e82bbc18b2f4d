import contract from "../../../server/contract/openapi.json" with { type: "json" };

/** The subset of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  format?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  contentSchema?: Schema;
};

type Path = keyof typeof contract.paths;

/** The schema of a read's answer, by its path: "/pavilions/{id}". */
export function answerSchema(path: string): Schema | undefined {
  // The type of the file has one shape for each path, and some have no `get`.
  const { get } = (contract.paths[path as Path] ?? {}) as {
    get?: { responses: { 200: { content: { "application/json": { schema: Schema } } } } };
  };
  return get?.responses[200].content["application/json"].schema;
}

/** Paths of all reads. */
export const readPaths = Object.keys(contract.paths).filter((path) => answerSchema(path) !== undefined);

// The type of the file has one shape for each schema.
export const schemas = contract.components.schemas as unknown as Record<string, Schema>;
