const waitMaxMs = 5_000;

/**
 * Shows the loading bar while a press waits for what answers it. Resolves with `undefined` if that takes longer than
 * `waitMaxMs`: the press then does what it does without script.
 */
export async function waitWithBar<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const { classList } = document.documentElement;
  classList.add("is-waiting");
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, waitMaxMs));
  try {
    return await Promise.race([answer, late]);
  } finally {
    classList.remove("is-waiting");
  }
}
