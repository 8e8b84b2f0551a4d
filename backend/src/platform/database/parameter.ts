/** Adds a value to those of a statement, and returns its placeholder, such as `$3`. */
export const parameter = (values: unknown[], value: unknown): string => `$${String(values.push(value))}`;
