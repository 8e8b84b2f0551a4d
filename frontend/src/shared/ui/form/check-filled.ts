/** An error for each empty field. Blanks count as empty, except in a password. */
export function checkFilled<Name extends string>(
  values: Record<Name, string>,
  names: Readonly<Partial<Record<Name, string>>>,
): Partial<Record<Name, string>> {
  const isEmpty = (name: Name) => (/password/i.test(name) ? values[name] : values[name].trim()) === '';
  const missing = (Object.keys(names) as Name[])
    .filter(isEmpty)
    .map((name) => [name, `${names[name] ?? name} is missing.`]);
  return Object.fromEntries(missing) as Partial<Record<Name, string>>;
}
