/** Empty fields of GET forms are no condition and stay out of addresses. */
export function dropEmptyValues(): void {
  document.addEventListener("formdata", ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== "get") return;
    for (const key of new Set(formData.keys())) {
      const given = formData.getAll(key).filter((value) => value !== "");
      formData.delete(key);
      for (const value of given) formData.append(key, value);
    }
  });
}
