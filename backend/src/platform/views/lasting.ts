const values = new WeakSet<object>();

/** Says of a value that it will never change: whoever writes it out as JSON may keep the text. */
export function lasting<T extends object>(value: T): T {
  values.add(value);
  return value;
}

export const isLasting = (value: object): boolean => values.has(value);
