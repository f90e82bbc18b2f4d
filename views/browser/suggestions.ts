const lettersMin = 2;

/**
 * Search suggestions (`.suggests`): htmx loads links into `.suggestions`, which CSS shows while the focus is within.
 * This announces their number, moves between the field and the links by the arrows, and folds them by Escape.
 */
export function start(): void {
  document.addEventListener("htmx:config:request", (event) => {
    const box = boxOf(event.detail.ctx.sourceElement);
    if (!box || hasLetters(box)) return;
    event.preventDefault();
    box.list.replaceChildren();
  });
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const box = boxOf(ctx.sourceElement);
    if (box) unfold(box);
  });
  // The first links may have come before this code.
  for (const list of document.querySelectorAll(".suggestions:not(:empty)")) {
    const box = boxOf(list);
    if (box) unfold(box);
  }
  document.addEventListener("keydown", onKey);
  // Safari empties a field without autocomplete when Back restores its page.
  addEventListener("pageshow", () => setTimeout(dropUnasked));
  // In Safari a press on a link or a button takes the focus from the field, which would hide them before it ends.
  document.addEventListener("mousedown", (event) => {
    const pressed = event.target instanceof Element && event.target.closest("a, button");
    if (pressed && boxOf(pressed)) event.preventDefault();
  });
}

/** The search field, its links, and the live region for their number. */
type Box = { field: HTMLInputElement; list: HTMLElement; status: HTMLElement };

function boxOf(part: EventTarget | null): Box | undefined {
  const around = part instanceof Element ? part.closest(".suggests") : null;
  const field = around?.querySelector<HTMLInputElement>("input[name=q]");
  const list = around?.querySelector<HTMLElement>(".suggestions");
  const status = around?.querySelector<HTMLElement>(":scope > [role=status]");
  return field && list && status ? { field, list, status } : undefined;
}

const hasLetters = ({ field }: Box) => field.value.trim().length >= lettersMin;
const linksOf = ({ list }: Box) => [...list.querySelectorAll<HTMLElement>("a")];

function unfold(box: Box): void {
  // The field may have been emptied while they came.
  if (!hasLetters(box)) box.list.replaceChildren();
  box.list.hidden = false;
  box.list.scrollIntoView({ block: "nearest", behavior: "instant" });
  // The last link leads to all results.
  const count = box.list.querySelectorAll("li:not(:last-child)").length;
  box.status.textContent = count > 0 ? `Подсказок: ${count}. Выбор — стрелками.` : "Подсказок нет.";
}

/** Takes away the links of a field that says nothing any more. */
function dropUnasked(): void {
  for (const list of document.querySelectorAll(".suggestions")) {
    const box = boxOf(list);
    if (box && !hasLetters(box)) box.list.replaceChildren();
  }
}

function onKey(event: KeyboardEvent): void {
  const box = boxOf(event.target);
  const links = box ? linksOf(box) : [];
  if (!box || links.length === 0) return;
  const { field, list } = box;
  if (event.key === "Escape" && !list.hidden) {
    // Escape clears a search field; the first press only folds the list.
    event.preventDefault();
    field.focus();
    list.hidden = true;
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    list.hidden = false;
    const stops = [field, ...links];
    const at = 1 + links.findIndex((link) => link.matches(":focus")) + (event.key === "ArrowDown" ? 1 : -1);
    stops.at(at % stops.length)?.focus();
  }
}
