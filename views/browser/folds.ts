const storedName = "folds";
const foldsMax = 50;

/** Keeps rows of equal units open through swaps, Back and reloads. */
export function startFolds(): void {
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && keep(target), true);
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

function keep(fold: HTMLDetailsElement): void {
  if (!fold.matches(".same")) return;
  const others = kept().filter((id) => id !== fold.id);
  const all = fold.open ? [...others, fold.id] : others;
  try {
    sessionStorage.setItem(storedName, all.slice(-foldsMax).join(" "));
  } catch {
    // Without storage a row stays open only while it is in the document.
  }
}

function kept(): string[] {
  try {
    return (sessionStorage.getItem(storedName) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}
