const lettersMin = 2;

/**
 * Search suggestions (`.suggests`): htmx loads links into `.suggestions`; this adds a listbox with arrows, Enter,
 * Escape and announcements. Without script the field is a plain search form.
 */
export function start(): void {
  document.addEventListener("htmx:config:request", (event) => {
    const field = fieldOf(event.detail.ctx.sourceElement);
    if (!field || hasLetters(field)) return;
    event.preventDefault();
    clear(field);
  });
  document.addEventListener("htmx:after:swap", ({ detail: { ctx } }) => {
    const field = fieldOf(ctx.sourceElement);
    if (!field) return;
    // It may have been emptied while they came.
    if (hasLetters(field)) unfold(field);
    else clear(field);
  });
  document.addEventListener("keydown", (event) => {
    const field = fieldOf(event.target);
    if (field) onKey(event, field);
  });
  for (const type of ["focusin", "click"]) document.addEventListener(type, foldOthers);
}

/** Folds the lists that do not belong to what was pressed or has the focus. */
function foldOthers({ target }: Event): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(".suggests input[aria-expanded=true]"))
    if (!(target instanceof Node && field.closest(".suggests")?.contains(target))) fold(field);
}

const fieldOf = (target: EventTarget | null): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.name === "q" && target.closest(".suggests") ? target : undefined;
const listOf = (field: HTMLInputElement) => field.closest(".suggests")?.querySelector<HTMLElement>(".suggestions");
const optionsOf = (field: HTMLInputElement) => [...(listOf(field)?.querySelectorAll<HTMLAnchorElement>("a") ?? [])];

const hasLetters = ({ value }: HTMLInputElement) => value.trim().length >= lettersMin;

function clear(field: HTMLInputElement): void {
  listOf(field)?.replaceChildren();
  fold(field);
}

function unfold(field: HTMLInputElement): void {
  const list = listOf(field);
  const box = list?.querySelector("[role=listbox], ul");
  const count = optionsOf(field).length;
  announce(field, count > 0 ? `Подсказок: ${count}. Выбор — стрелками.` : "Подсказок нет.");
  if (!list || !box) {
    fold(field);
    return;
  }
  list.hidden = false;
  box.id = `${field.id}-list`;
  box.setAttribute("role", "listbox");
  for (const item of box.querySelectorAll("li")) item.setAttribute("role", "none");
  optionsOf(field).forEach((option, index) => {
    option.id = `${field.id}-option-${index}`;
    option.setAttribute("role", "option");
    option.tabIndex = -1;
  });
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-controls", box.id);
  field.setAttribute("aria-autocomplete", "list");
  field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-expanded", "true");
}

function fold(field: HTMLInputElement): void {
  const list = listOf(field);
  if (list) list.hidden = true;
  if (field.getAttribute("role") === "combobox") field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-activedescendant");
}

function onKey(event: KeyboardEvent, field: HTMLInputElement): void {
  const options = optionsOf(field);
  const open = field.getAttribute("aria-expanded") === "true";
  const at = options.findIndex((option) => option.getAttribute("aria-selected") === "true");
  if (event.key === "Escape" && open) {
    // Escape clears a search field; the first press only closes the list.
    event.preventDefault();
    fold(field);
  } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && options.length > 0) {
    event.preventDefault();
    if (!open) unfold(field);
    choose(field, options, at + (event.key === "ArrowDown" ? 1 : at < 0 ? options.length : -1));
  } else if (event.key === "Enter" && open && options[at]) {
    event.preventDefault();
    options[at].click();
  }
}

/** Past either end nothing is selected, and Enter searches for the typed text. */
function choose(field: HTMLInputElement, options: HTMLAnchorElement[], index: number): void {
  options.forEach((option, at) => {
    option.setAttribute("aria-selected", String(at === index));
  });
  const chosen = options[index];
  field.removeAttribute("aria-activedescendant");
  if (chosen) field.setAttribute("aria-activedescendant", chosen.id);
  chosen?.scrollIntoView({ block: "nearest" });
}

/** Announces in a permanent live region: screen readers skip one that arrives with its text. */
function announce(field: HTMLInputElement, news: string): void {
  const box = field.closest(".suggests");
  let status = box?.querySelector(":scope > [role=status]");
  if (!status) {
    status = document.createElement("p");
    status.className = "visually-hidden";
    status.setAttribute("role", "status");
    box?.append(status);
  }
  status.textContent = news;
}
