import { foldText } from '../../../../contracts/folding.js';
import { missingValue, SEARCH_LIMITS, SEARCH_TEXT } from '../../../../contracts/search.js';
import { stem } from '../../../../contracts/stemming/stem.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

/** What somebody looks for. Stems and forms are folded. */
export interface ParsedQuery {
  /** All of these stems … */
  readonly stems: readonly string[];
  /** … none of these … */
  readonly withoutStems: readonly string[];
  /** … each of these rows of forms one behind the other … */
  readonly phrases: readonly (readonly string[])[];
  /** … and none of these. */
  readonly withoutPhrases: readonly (readonly string[])[];
  readonly authors: Either;
  readonly categories: Either;
  readonly tags: Either;
  readonly solved: boolean | null;
  /** Sentences about what was not understood. */
  readonly hints: readonly string[];
}

export interface Either {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** `-`, then a phrase, an operator with its value or a word. */
const PART = /(-?)(?:"([^"]*)("|$)|([\p{L}\p{M}]+):(?:"([^"]*)(?:"|$)|([^\s"]*))|([^\s"]+))/gu;
const SAID: ReadonlyMap<string, boolean> = new Map(Object.entries({ evet: true, hayir: false }));
/** Words that join others: they are looked for only when there is nothing else. */
const JOINING: ReadonlySet<string> = new Set('ve veya ile bir bu su da de mi mu icin gibi ama ki'.split(' '));

type Names = 'authors' | 'categories' | 'tags';
const OPERATORS: ReadonlyMap<string, Names | 'solved'> = new Map(
  Object.entries({ yazar: 'authors', kategori: 'categories', etiket: 'tags', cozuldu: 'solved' } as const),
);

class Draft {
  readonly forms: string[] = [];
  readonly withoutForms: string[] = [];
  readonly phrases: string[][] = [];
  readonly withoutPhrases: string[][] = [];
  readonly authors = { wanted: [] as string[], unwanted: [] as string[] };
  readonly categories = { wanted: [] as string[], unwanted: [] as string[] };
  readonly tags = { wanted: [] as string[], unwanted: [] as string[] };
  readonly hints = new Set<string>();
  solved: boolean | null = null;
  private count = 0;

  /** Whether one more may be looked for. */
  hasRoom(): boolean {
    this.count += 1;
    if (this.count > SEARCH_LIMITS.terms) this.hints.add(SEARCH_TEXT.tooManyTerms);
    return this.count <= SEARCH_LIMITS.terms;
  }
}

/** Reads what somebody has typed; whatever it is, something comes out. */
export function parseQuery(typed: string): ParsedQuery {
  const draft = new Draft();
  for (const [, minus, phrase, quote, name = '', quoted, bare = '', word = ''] of typed.matchAll(PART)) {
    const operator = OPERATORS.get(foldText(name));
    if (phrase !== undefined) addPhrase(draft, phrase, minus === '-', quote === '"');
    else if (operator) addOperator(draft, { operator, name, value: (quoted ?? bare).trim(), isUnwanted: minus === '-' });
    else addWords(draft, word || `${name}:${quoted ?? bare}`, minus === '-');
  }
  const { forms, withoutForms, phrases, withoutPhrases, authors, categories, tags, solved, hints } = draft;
  const telling = forms.filter((form) => !JOINING.has(form));
  return {
    stems: stemsOf([...(telling.length > 0 || phrases.length > 0 ? telling : forms), ...phrases.flat()]),
    withoutStems: stemsOf(withoutForms),
    phrases,
    withoutPhrases,
    authors,
    categories,
    tags,
    solved,
    hints: [...hints],
  };
}

/** Whether it says what is to be there, and not only what is not. */
export const asksForSomething = ({ stems, authors, categories, tags, solved }: ParsedQuery): boolean =>
  stems.length + authors.wanted.length + categories.wanted.length + tags.wanted.length > 0 || solved !== null;

/** Whether it says anything at all. */
export const saysSomething = (query: ParsedQuery): boolean =>
  asksForSomething(query) ||
  query.withoutStems.length + query.withoutPhrases.length > 0 ||
  query.authors.unwanted.length + query.categories.unwanted.length + query.tags.unwanted.length > 0;

function addPhrase(draft: Draft, phrase: string, isUnwanted: boolean, isClosed: boolean): void {
  if (!isClosed) draft.hints.add(SEARCH_TEXT.unclosedQuote);
  const forms = wordsOf(phrase)
    .map(({ form }) => form)
    .filter(() => draft.hasRoom());
  if (forms.length > 0) (isUnwanted ? draft.withoutPhrases : draft.phrases).push(forms);
}

function addWords(draft: Draft, text: string, isUnwanted: boolean): void {
  for (const { form } of wordsOf(text)) if (draft.hasRoom()) (isUnwanted ? draft.withoutForms : draft.forms).push(form);
}

function addOperator(draft: Draft, { operator, name, value, isUnwanted }: { operator: Names | 'solved'; name: string; value: string; isUnwanted: boolean }) {
  if (value === '') draft.hints.add(missingValue(name));
  else if (operator === 'solved') addSolved(draft, value, isUnwanted);
  else if (draft.hasRoom()) (isUnwanted ? draft[operator].unwanted : draft[operator].wanted).push(value);
}

function addSolved(draft: Draft, value: string, isUnwanted: boolean): void {
  const said = SAID.get(foldText(value));
  if (said === undefined) draft.hints.add(SEARCH_TEXT.solvedValue);
  else draft.solved = said !== isUnwanted;
}

const stemsOf = (forms: readonly string[]): string[] => [...new Set(forms.map(stem))];
