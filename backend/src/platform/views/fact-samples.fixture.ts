/** A shape as recorded-facts.json tells it: words, a list of one shape, fields, or one of several shapes. */
export type Shape = string | readonly [Shape] | { readonly either: readonly Shape[] } | { readonly [field: string]: Shape };
/** The versions of every fact by its type, oldest first. */
export type RecordedShapes = Readonly<Record<string, readonly { readonly data: Shape; readonly personal: readonly string[] }[]>>;
export type Data = Readonly<Record<string, unknown>>;

/** What a fact may say in a field of that name that is a text. */
export type Texts = (field: string) => string;

/** Data of a fact of that shape: one for every way in which its fields can be chosen, left out or be null. */
const samplesOf = (shape: Shape, texts: Texts): readonly Data[] => valuesOf(shape, '', texts) as readonly Data[];

/** So many ways of choosing are still tried all. */
const MOST_SAMPLES = 1_000;
const MOST_PARTS = 30;

/**
 * Data of a fact of that shape for somebody who does not read all of it: only the fields that are read are chosen in every way, since the others
 * change nothing. Whoever reads so many that there would be ten thousands of samples gets every two of them together in every way.
 */
export function samplesReadBy(shape: Shape, texts: Texts, use: (data: Data) => void): readonly Data[] {
  if (isEither(shape)) return shape.either.flatMap((one) => samplesReadBy(one, texts, use));
  const read = new Set<string>();
  for (;;) {
    const before = read.size;
    const samples = samplesOfChosen(shape, read, texts);
    for (const sample of samples) use(noting(sample, read));
    if (read.size === before) return samples;
  }
}

function samplesOfChosen(shape: Shape, read: ReadonlySet<string>, texts: Texts): readonly Data[] {
  const all = chosenIn(shape, read);
  if (waysOf(all) <= MOST_SAMPLES || typeof all === 'string' || isList(all)) return samplesOf(all, texts);
  const fields = Object.entries(all).filter(([name]) => read.has(bare(name)));
  const plain = chosenIn(all, NONE) as Fields;
  const apart = ([name, of]: readonly [string, Shape]) => partsOf(of).map((part): Fields => ({ ...omit(plain, bare(name)), [name]: part }));
  return fields.flatMap((one, index) =>
    fields
      .slice(index + 1)
      .flatMap(([name, of]) => apart(one).flatMap((left) => partsOf(of).flatMap((part) => samplesOf({ ...omit(left, bare(name)), [name]: part }, texts)))),
  );
}

type Fields = Readonly<Record<string, Shape>>;
const bare = (name: string): string => name.replace('?', '');
const omit = (fields: Fields, left: string): Fields => Object.fromEntries(Object.entries(fields).filter(([name]) => bare(name) !== left));

/** What is made of too many fields itself is chosen in one of them at a time. */
const partsOf = (shape: Shape): readonly Shape[] =>
  typeof shape === 'string' || isList(shape) || waysOf(shape) <= MOST_PARTS
    ? [shape]
    : Object.keys(shape).map((name) => chosenIn(shape, new Set([bare(name)])));

/** In how many ways the fields of a shape can be chosen. */
function waysOf(shape: Shape): number {
  if (typeof shape === 'string') return shape.split(' | ').reduce((sum, word) => sum + (word === 'boolean' ? 2 : 1), 0);
  if (isList(shape)) return 1;
  if (isEither(shape)) return shape.either.reduce((sum, one) => sum + waysOf(one), 0);
  return Object.entries(shape).reduce((product, [name, of]) => product * (waysOf(of) + (name.includes('?') ? 1 : 0)), 1);
}

/** The shape in which all fields but these have one way alone. */
function chosenIn(shape: Shape, fields: ReadonlySet<string>): Shape {
  if (typeof shape === 'string') return shape.split(' | ')[0] ?? shape;
  if (isList(shape)) return shape;
  if (isEither(shape)) return chosenIn(shape.either[0] ?? 'null', NONE);
  return Object.fromEntries(Object.entries(shape).map(([name, of]) => (fields.has(bare(name)) ? [name, of] : [bare(name), chosenIn(of, NONE)])));
}
const NONE: ReadonlySet<string> = new Set();

/** The same data; notes which of its fields are asked for. */
const noting = (data: Data, read: Set<string>): Data =>
  new Proxy(data, {
    get(target, field) {
      if (typeof field === 'string') read.add(field);
      return Reflect.get(target, field);
    },
    has(target, field) {
      if (typeof field === 'string') read.add(field);
      return Reflect.has(target, field);
    },
    ownKeys(target) {
      for (const field of Object.keys(target)) read.add(field);
      return Reflect.ownKeys(target);
    },
  });

function valuesOf(shape: Shape, field: string, texts: Texts): readonly unknown[] {
  if (typeof shape === 'string') return shape.split(' | ').flatMap((word) => valuesOfWord(word, field, texts));
  if (isList(shape)) return [valuesOf(shape[0], field, texts)];
  if (isEither(shape)) return shape.either.flatMap((one) => valuesOf(one, field, texts));
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

const isEither = (shape: Shape): shape is { readonly either: readonly Shape[] } =>
  typeof shape === 'object' && 'either' in shape && Array.isArray(shape.either);
const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
