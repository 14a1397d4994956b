/** A shape as recorded-facts.json tells it: words, a list of one shape, or fields. */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };
/** The versions of every fact by its type, oldest first. */
export type RecordedShapes = Readonly<Record<string, readonly { readonly data: Shape; readonly personal: readonly string[] }[]>>;
export type Data = Readonly<Record<string, unknown>>;

/** What a fact may say in a field of that name that is a text. */
export type Texts = (field: string) => string;

/** Data of a fact of that shape: one for every way in which its fields can be chosen, left out or be null. */
export const samplesOf = (shape: Shape, texts: Texts): readonly Data[] => valuesOf(shape, '', texts) as readonly Data[];

function valuesOf(shape: Shape, field: string, texts: Texts): readonly unknown[] {
  if (typeof shape === 'string') return shape.split(' | ').flatMap((word) => valuesOfWord(word, field, texts));
  if (isList(shape)) return [valuesOf(shape[0], field, texts)];
  return Object.entries(shape).reduce<readonly Data[]>(
    (found, [name, of]) => {
      const [bare = '', optional] = name.split('?');
      const values = [...valuesOf(of, bare, texts), ...(optional === undefined ? [] : [undefined])];
      return values.flatMap((value) => found.map((data) => (value === undefined ? data : { ...data, [bare]: value })));
    },
    [{}],
  );
}

function valuesOfWord(word: string, field: string, texts: Texts): readonly unknown[] {
  switch (word) {
    case 'string':
      return [texts(field)];
    case 'number':
      return [1];
    case 'boolean':
      return [true, false];
    default:
      return [word.startsWith("'") ? word.slice(1, -1) : JSON.parse(word)];
  }
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
