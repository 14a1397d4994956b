import { foldText } from '../../../../contracts/folding.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';
import type { Narrowed } from './narrowing.service.js';
import type { ReadableContent, ReadableJob, ReadablePost, ReadableProject } from './searchable-content.port.js';
import { byAuthor, inCategory, tagToken } from './tokens.rules.js';

export type Findable = ReadableContent | ReadablePost | ReadableProject | ReadableJob;

/** Whether what was found is what the query asks for, as it stands now: the index may be a moment behind, and knows no phrases. */
export function answers(query: Narrowed, content: Findable): boolean {
  const { authors, withoutAuthors, categories, withoutCategories, tags, withoutTags, solved } = query;
  const author = byAuthor(content.authorId);
  const category = inCategory(content.categoryId);
  const carried = content.tags.map(tagToken);
  if (solved !== null && solved !== content.solved) return false;
  if (!isOneOf(author, authors) || withoutAuthors.includes(author)) return false;
  if (!isOneOf(category, categories) || withoutCategories.includes(category)) return false;
  if (!tags.every((tag) => carried.includes(tag)) || withoutTags.some((tag) => carried.includes(tag))) return false;
  return query.phrases.length + query.withoutPhrases.length === 0 || hasPhrases(query, textOf(content));
}

/** What of a text is looked through. */
const textOf = ({ type, title, content }: Findable): string => (type === 'comment' ? content : `${title}\n${content}`);

const isOneOf = (token: string, wanted: readonly string[]): boolean => wanted.length === 0 || wanted.includes(token);

function hasPhrases({ phrases, withoutPhrases }: Narrowed, text: string): boolean {
  const folded = foldText(text);
  // Most texts lack a word of the phrase: that is seen without taking them apart.
  if (phrases.some((phrase) => phrase.some((form) => /^[a-z]+$/.test(form) && !NAMED.has(form) && !folded.includes(form)))) return false;
  const forms = wordsOf(text).map(({ form }) => form);
  return phrases.every((phrase) => stands(forms, phrase)) && !withoutPhrases.some((phrase) => stands(forms, phrase));
}

/** Their forms are not the letters that stand in the text. */
const NAMED: ReadonlySet<string> = new Set(['csharp', 'fsharp', 'cpp', 'dotnet']);

const stands = (forms: readonly string[], phrase: readonly string[]): boolean =>
  forms.some((_, start) => phrase.every((form, index) => forms[start + index] === form));
