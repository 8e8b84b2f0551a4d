/** A Response whose body is there at once; the environment's own waits for real time. */
export function responseWith(body: object, status = 200): Response {
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => body,
    text: async () => JSON.stringify(body),
  } as Response;
}
