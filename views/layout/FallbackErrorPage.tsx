/** The page for a failing error page: no layout, no content of the park, a link home. */
export function FallbackErrorPage({ status }: { status: number }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${status} Error`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <h1>{status}</h1>
        <p>Something went wrong</p>
        <p>
          <a href="/">Go home</a>
        </p>
      </body>
    </html>
  );
}
