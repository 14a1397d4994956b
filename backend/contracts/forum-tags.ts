/** Tags of topics on the wire, and how a tag stands in an address. */
import { slugOf } from './slug.js';

export interface Tag {
  /** The same as the slug: a tag is what it is called. */
  id: string;
  name: string;
  slug: string;
  /** Topics with it that anybody can see. */
  topic_count: number;
}

export interface TagListQuery {
  /** Beginning of the name, however it is written. */
  q?: string;
}

/** Characters without which two languages would be one: C, C++ and C#. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
];

/** How a tag stands in an address: the same for every spelling of it, never empty. */
export function tagSlug(name: string): string {
  const spelled = SPELLED.reduce((text, [sign, word]) => text.replace(sign, word), name.trim().replace(/^#/, ''));
  return slugOf(spelled, name.trim().toLocaleLowerCase('tr'));
}
