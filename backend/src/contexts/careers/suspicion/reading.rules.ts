import { foldText } from '../../../../contracts/folding.js';
import type { Salary, Seniority } from '../../../../contracts/jobs.js';

/** What is looked at of a listing. */
export interface ListingText {
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly responsibilities: string;
  readonly qualifications: string;
  readonly links: readonly string[];
  readonly salary: Salary | null;
  readonly seniority: Seniority | null;
}

/** A listing in the one form that the rules are written for. */
export interface Reading {
  /** Folded: small Latin letters, `3.000` as `3000`, no apostrophes; sentences end with a stop or a new line. */
  readonly text: string;
  readonly company: string;
  readonly salary: Salary | null;
  readonly seniority: Seniority | null;
}

/** What nobody sees does not take words apart. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** One sign that is many letters: a text of them would be many times as long as it may be. */
const MANY = /[\u{fdfa}\u{fdfb}\u{3300}-\u{3357}]/gu;
/** Letters of other alphabets that are read as Latin ones. */
const LOOKS: ReadonlyMap<string, string> = new Map(Array.from('аеорсухкмтвнісԁјһɡα', (sign, at) => [sign, 'aeopcyxkmtbnicdjhga'.charAt(at)]));
/** `w h a t s a p p` and `w.h.a.t.s.a.p.p`. */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .*_-]\p{L}){3,40}(?![\p{L}\p{N}])/gu;

/** One form for all ways of writing the same: rules are written for it and see through what is meant to mislead them. */
export function plainText(text: string): string {
  const letters = foldText(text.replace(MANY, ' ').normalize('NFKC').replace(UNSEEN, '')).replace(/[^\p{ASCII}]/gu, (sign) => LOOKS.get(sign) ?? sign);
  return letters
    .replace(SPACED, (word) => word.replace(/[ .*_-]/g, ''))
    .replace(/['’`*~]/g, '')
    .replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
    .replace(/[^\S\n]+/g, ' ');
}

export const readingOf = ({ title, company, location, description, responsibilities, qualifications, links, salary, seniority }: ListingText): Reading => ({
  text: plainText([title, location, description, responsibilities, qualifications, ...links].join('\n')),
  company: plainText(company),
  salary,
  seniority,
});
