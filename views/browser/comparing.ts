const tick = 'input[name="compare"]';

/** Ticks of units. A fifth is refused with a message. Back from the comparison restores them. */
export function startComparing(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(tick)) refuseBeyondMax(target);
  });
  document.addEventListener("submit", leadToComparison, true);
}

function refuseBeyondMax(input: HTMLInputElement): void {
  const word = document.querySelector<HTMLElement>(".compare-bar [role=status]");
  if (!word) return;
  const ticked = document.querySelectorAll(`${tick}:checked`).length;
  const isFull = ticked > Number(word.dataset.max);
  if (isFull) input.checked = false;
  word.textContent = isFull ? (word.dataset.full ?? "") : "";
}

/** The comparison's address holds the units only, and the list's own from now on holds them too. */
function leadToComparison(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  if (!submitter.closest(".compare-bar")) return;
  event.preventDefault();
  event.stopPropagation();
  const ids = new FormData(form).getAll("compare").map(String);
  const list = new URL(location.href);
  list.searchParams.delete("compare");
  const comparison = new URL(submitter.formAction);
  for (const id of new Set(ids)) {
    list.searchParams.append("compare", id);
    comparison.searchParams.append("compare", id);
  }
  if (form.id === "filter") history.replaceState(history.state, "", list);
  location.assign(comparison);
}
