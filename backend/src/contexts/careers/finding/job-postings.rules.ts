import { type Bits, bitsFor, setBit } from './bits.rules.js';
import { TOKEN } from './findable.rules.js';

const LETTERS = 2;
const FORM = TOKEN.form('');

/** Which places hold which token. */
export class JobPostings {
  private readonly places = new Map<string, number[]>();
  /** Forms by their first letters, for words that are not typed to their end. */
  private readonly forms = new Map<string, Set<string>>();

  add(place: number, tokens: readonly string[]): void {
    for (const token of tokens) {
      const places = this.places.get(token);
      if (places) places.push(place);
      else {
        this.places.set(token, [place]);
        if (token.startsWith(FORM)) this.formsLike(token).add(token);
      }
    }
  }

  drop(place: number, tokens: readonly string[]): void {
    for (const token of tokens) {
      const places = this.places.get(token) ?? [];
      const last = places.pop();
      if (last !== undefined && last !== place) places[places.indexOf(place)] = last;
      if (places.length > 0) continue;
      this.places.delete(token);
      if (token.startsWith(FORM)) this.formsLike(token).delete(token);
    }
  }

  count(token: string): number {
    return this.places.get(token)?.length ?? 0;
  }

  /** The places that hold one of the tokens. */
  any(tokens: Iterable<string>, capacity: number): Bits {
    const bits = bitsFor(capacity);
    for (const token of tokens) for (const place of this.places.get(token) ?? []) setBit(bits, place, true);
    return bits;
  }

  /** The tokens of the forms that begin so. */
  beginningWith(beginning: string): string[] {
    const wanted = TOKEN.form(beginning);
    return [...this.formsLike(wanted)].filter((token) => token.startsWith(wanted));
  }

  private formsLike(token: string): Set<string> {
    const letters = token.slice(0, FORM.length + LETTERS);
    const known = this.forms.get(letters) ?? new Set();
    this.forms.set(letters, known);
    return known;
  }
}
