/** What is said: words, then a link. */
export type Said = { words: string; href: string; text: string };

const shownMs = 4000;
let timer: number | undefined;

/** Parts of the script that load later say something by the event `say`. */
export function startToasts(): void {
  document.addEventListener("say", (event) => event instanceof CustomEvent && say(event.detail));
}

/** Says something at the foot of the window for four seconds. */
export function say({ words, href, text }: Said): void {
  let toast = document.getElementById("toast");
  if (!toast) {
    toast = document.createElement("p");
    toast.id = "toast";
    toast.setAttribute("role", "status");
    document.body.append(toast);
  }
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  toast.replaceChildren(`${words} `, link);
  toast.classList.add("shown");
  clearTimeout(timer);
  timer = window.setTimeout(() => toast.classList.remove("shown"), shownMs);
}
