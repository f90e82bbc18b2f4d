import { keep, stored } from "./storage.ts";

const storedName = "folds";
const foldsMax = 50;

/** Keeps rows of equal units open through swaps, Back and reloads. */
export function startFolds(): void {
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && remember(target), true);
  document.addEventListener("htmx:after:swap", openKept);
  window.addEventListener("pageshow", openKept);
}

/** Opens remembered rows, before the first paint if possible. */
function openKept(): void {
  for (const id of kept()) {
    const fold = document.getElementById(id);
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  }
}

function remember(fold: HTMLDetailsElement): void {
  if (!fold.matches(".same")) return;
  const others = kept().filter((id) => id !== fold.id);
  keep("session", storedName, (fold.open ? [...others, fold.id] : others).slice(-foldsMax).join(" "));
}

/** Without storage a row stays open only while it is in the document. */
const kept = (): string[] => (stored("session", storedName) ?? "").split(" ").filter(Boolean);
