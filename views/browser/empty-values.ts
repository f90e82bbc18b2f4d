/** Empty fields of GET forms and «любой день» are no condition and stay out of addresses. */
export function dropEmptyValues(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
    for (const key of new Set(formData.keys())) {
      const all = formData.getAll(key);
      const given = all[0] === "any" ? [] : all.filter((value) => value !== "" && value !== "own");
      formData.delete(key);
      for (const value of given) formData.append(key, value);
    }
  });
}
