import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** All files below a folder whose names match, relative to the project. */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export const textOf = (file: string) => readFileSync(file, "utf8");

export const stylesheets = filesIn("views", /\.css$/);

/** All source files below a folder. */
export const sources = (folder: string): string[] => filesIn(folder, /\.tsx?$/);

const importLine =
  /(?:^|\n)\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?["']([^"']+)["']|\bimport\(\s*["']([^"']+)["']\s*\)/g;

/** A file's imports: packages by name, own files by their path relative to the project. */
export function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(importLine)].map(([, fixed, lazy]) => {
    const name = fixed ?? lazy ?? "";
    return name.startsWith(".") ? path.join(path.dirname(file), name) : name;
  });
}

/** The package of an import: "@scope/name" or "name". */
export const packageOf = (name: string) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
/** Whether an import is a file of the project. */
export const isOwn = (name: string) => /^(?:server|views|tests|e2e)\//.test(name);

/** Imports in `files` that `allowed` rejects, as "file imports name". */
export function offenders(files: string[], allowed: (name: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((name) => !allowed(name, file))
      .map((name) => `${file} imports ${name}`),
  );
}
