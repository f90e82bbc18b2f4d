const number = String.raw`(-?\d*\.?\d+)`;
const boxPattern = new RegExp(`M${number} ${number}h${number}v${number}h${number}Z`, "g");
const numbers = (match: RegExpMatchArray) => match.slice(1).map(Number);

/** The joined paths of a class. */
export function pathsOf(svg: string, name: string): string {
  return [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, classes = ""]) => classes.split(" ").includes(name))
    .map(([, , d]) => d)
    .join("");
}

/** The rectangles of a path, in drawing units or metres. */
export function boxesOf(d: string) {
  return [...d.matchAll(boxPattern)].map(numbers).map(([x = 0, y = 0, w = 0, h = 0]) => ({ x, y, w, h }));
}
