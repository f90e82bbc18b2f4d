import * as z from "zod";
import { categoryId } from "./schemas.ts";

const pages = { limit: z.int().min(1).max(100).optional(), page: z.int().min(1).optional() };
export const pavilionQuery = z.object({ category: categoryId.optional(), ...pages });
export const shopQuery = z.object({
  search: z.string().optional(),
  categories: z.array(z.string()).optional(),
  ...pages,
});
export const newsQuery = z.object({ type: z.string().optional(), ...pages });
