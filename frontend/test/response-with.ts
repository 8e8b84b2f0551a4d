/** An answer of the server, whose body is there at once: that of the environment waits for real time. */
export function responseWith(body: object, status = 200): Response {
  return {
    ok: status < 400,
    status,
    headers: new Headers(),
    json: async () => body,
    text: async () => JSON.stringify(body),
  } as Response;
}
