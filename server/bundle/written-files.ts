import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes `.br` and `.gz` beside every text file: no compression at run time. */
export async function compress(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const name of await readdir(folder)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

/** Escapes non-Latin letters: one Cyrillic letter makes V8 store the whole file in two bytes a letter. */
export async function writeInLatin(folder: string): Promise<void> {
  const code = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await writeFile(file, (await readFile(file, "utf8")).replace(/[^\t\n\r -~]/g, code));
  }
}
