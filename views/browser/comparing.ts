const tick = 'input[name="compare"]';

/** Ticks of units. A fifth is refused with a message. Back from the comparison restores them. */
export function start(): void {
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) onChange(target);
  });
  document.addEventListener("submit", leadToComparison, true);
  // Ticked before this script came.
  for (const input of document.querySelectorAll<HTMLInputElement>(`${tick}:checked, #only-differences:checked`))
    if (!input.defaultChecked) onChange(input);
}

function onChange(input: HTMLInputElement): void {
  if (input.id === "only-differences") sayHidden(input);
  if (!input.matches(tick)) return;
  const isRefused = refuseBeyondMax(input);
  if (input.checked && !isRefused) leadOnBeside(input);
  else if (!input.checked) document.getElementById(besideId)?.remove();
}

/** Says how many units are ticked, or that there is no room for another. */
function refuseBeyondMax(input: HTMLInputElement): boolean {
  const word = document.querySelector<HTMLElement>(".compare-bar [role=status]");
  if (!word) return false;
  const { max, full = "", count = "" } = word.dataset;
  const ticked = document.querySelectorAll(`${tick}:checked`).length;
  const isFull = ticked > Number(max);
  if (isFull) input.checked = false;
  word.textContent = isFull ? full : count.replace("{}", String(ticked));
  word.classList.toggle("visually-hidden", !isFull);
  return isFull;
}

/** Says how many rows of the comparison «Только отличия» hides. */
function sayHidden({ checked, parentElement }: HTMLInputElement): void {
  const word = parentElement?.parentElement?.querySelector("[role=status]");
  const hidden = document.querySelectorAll("tr.alike, .alike > tr").length;
  if (word) word.textContent = checked ? `Скрыто строк: ${hidden}` : "Показаны все строки";
}

const besideId = "compare-beside";

/** The bar's button also stands beside the row that was ticked last: the next stop of the keyboard. */
function leadOnBeside(input: HTMLInputElement): void {
  const submit = document.querySelector<HTMLButtonElement>(".compare-bar button");
  if (!submit || document.querySelectorAll(`${tick}:checked`).length < 2) return;
  const shown = document.getElementById(besideId);
  const beside = shown ?? submit.cloneNode();
  if (!(beside instanceof HTMLButtonElement)) return;
  beside.id = besideId;
  beside.textContent = "К сравнению";
  input.after(beside);
}

/** The comparison's address holds the units only, and the list's own from now on holds them too. */
function leadToComparison(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement)) return;
  if (!submitter.closest(".compare-bar") && submitter.id !== besideId) return;
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
  const people = list.searchParams.get("people") ?? new FormData(form).get("people");
  if (people) comparison.searchParams.set("people", String(people));
  if (form.id === "filter") history.replaceState(history.state, "", list);
  location.assign(comparison);
}
