/**
 * Makes what follows from a document (and from other such values) once, and answers the same object until one of them is another.
 * Documents never change, a changed one is another object, so what is kept cannot be out of date; it goes when the document goes.
 */
export function derived<D extends object, Others extends readonly unknown[], T>(
  make: (document: D, ...others: Others) => T,
): (document: D, ...others: Others) => T {
  const made = new WeakMap<D, { readonly others: Others; readonly value: T }>();
  return (document, ...others) => {
    const known = made.get(document);
    if (known && others.every((other, index) => other === known.others[index])) return known.value;
    const value = make(document, ...others);
    made.set(document, { others, value });
    return value;
  };
}
