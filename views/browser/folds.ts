const storedName = "folds";
const foldsMax = 50;

/**
 * Rows of equal units that were opened stay so through swaps, on the way back to the list and when it is loaded anew.
 */
export function startFolds(): void {
  document.addEventListener("toggle", ({ target }) => target instanceof HTMLDetailsElement && keep(target), true);
  document.addEventListener("htmx:after:swap", openKept);
  window.addEventListener("pageshow", openKept);
}

/** Opens what is remembered: before the first paint where this runs in time. */
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
    // Without storage a fold is open as long as its row is there.
  }
}

function kept(): string[] {
  try {
    return (sessionStorage.getItem(storedName) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}
