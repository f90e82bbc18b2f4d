const lateCode = "TIMEOUT";

/** Settles like `work`, or rejects with code TIMEOUT after `timeoutMs`; does not cancel `work`. */
export async function withTimeLimit<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error("timed out"), { code: lateCode })), timeoutMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether an error is the timeout of `withTimeLimit`. */
export const isLate = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === lateCode;
