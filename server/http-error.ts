/** A request that cannot be answered as asked. `status` is the HTTP status; `message` is English and may be shown. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** There is no such page. The message is the specification's. */
export const notFound = () => new HttpError(404, "This page could not be found");
