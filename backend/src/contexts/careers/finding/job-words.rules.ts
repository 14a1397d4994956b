import { stem } from '../../../../contracts/stemming/stem.js';
import { stemmed, termsOf } from '../../../../contracts/stemming/terms.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

/** What somebody looks for: listings with all of these stems, and the last word either so or as the beginning of a word. */
export interface AskedWords {
  readonly stems: readonly string[];
  readonly last: { readonly stem: string; readonly beginning: string };
}

export interface FoundWords {
  readonly stems: readonly string[];
  readonly forms: readonly string[];
}

/** The words by which a listing is found: of its title, its company and its tags. */
export function wordsOfJob(title: string, company: string, tags: readonly string[]): FoundWords {
  const text = [title, company, ...tags].join('\n');
  return { stems: termsOf(text).stems, forms: [...new Set(stemmed(text).map(({ form }) => form))] };
}

/** Null where no word is in it. */
export function askedWords(typed: string): AskedWords | null {
  const forms = wordsOf(typed).map(({ form }) => form);
  const last = forms.pop();
  return last === undefined ? null : { stems: [...new Set(forms.map(stem))], last: { stem: stem(last), beginning: last } };
}
