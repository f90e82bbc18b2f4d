/** Makes a value at its first use. The first `Intl` object loads its language's data: 30 ms of the start. */
export function lazily<Value extends object | string>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
