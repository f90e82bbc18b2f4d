/** The joined paths of a class. */
export function pathsOf(svg: string, name: string): string {
  return [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, classes = ""]) => classes.split(" ").includes(name))
    .map(([, , d]) => d)
    .join("");
}
