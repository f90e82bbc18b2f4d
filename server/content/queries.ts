import * as z from "zod";
import { bounds } from "./bounds.ts";
import { categoryId } from "./schemas.ts";

const pages = { limit: z.int().min(1).max(100).optional(), page: z.int().min(1).optional() };
export const pavilionQuery = z.object({
  category: categoryId.optional(),
  squareFrom: z.number().min(0).optional(),
  squareTo: z.number().min(0).optional(),
  squareSize: z.enum(["s", "m", "l", "xl"]).optional(),
  priceFrom: z.number().min(0).optional(),
  priceTo: z.number().min(0).optional(),
  floor: z.int().min(bounds.storey[0]).max(bounds.storey[1]).optional(),
  bodies: z.array(z.int()).optional(),
  sort: z.enum(["square", "-square", "price", "-price"]).optional(),
  ...pages,
});
export const shopQuery = z.object({
  search: z.string().optional(),
  categories: z.array(z.string()).optional(),
  ...pages,
});
export const newsQuery = z.object({ type: z.string().optional(), ...pages });
