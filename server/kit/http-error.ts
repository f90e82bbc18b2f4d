/** An error with an HTTP `status`. `message` is English and may be shown. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The 404 with the specification's message. */
export const notFound = () => new HttpError(404, "This page could not be found");
