let offsetMs = 0;

/** Each answer tells the server's time: the clock of a device may be years behind. */
export function learnServerTime({ headers }: Response): void {
  const at = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(at)) offsetMs = at - Date.now();
}

export const serverNow = (): number => Date.now() + offsetMs;
