import contract from "../../../server/contract/openapi.json" with { type: "json" };

/** The subset of JSON Schema that the contract uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
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
};

export const schemas = contract.components.schemas as unknown as Record<string, Schema>;
