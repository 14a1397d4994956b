import { sameTags } from '../../../../contracts/forum-tags.js';
import type { PostingWords } from './posting.events.js';
import type { ProjectWords } from './project.events.js';

/** All that a project says: by standing here a text is sealed, compared and given out with its writer's own data. */
export const PROJECT_SAYS = Object.keys({
  ...{ title: true, summary: true, description: true, tags: true },
  ...{ cover: true, links: true, repository: true },
} satisfies Record<keyof ProjectWords, true>) as (keyof ProjectWords)[];

/** All that a posting says, and whether it is sealed. */
const OF_POSTING = {
  ...{ title: true, description: true, skills: true },
  ...{ rewardType: false, places: false, until: false },
} satisfies Record<keyof PostingWords, boolean>;
export const POSTING_SAYS = Object.keys(OF_POSTING) as (keyof PostingWords)[];
export const SEALED_OF_POSTING = POSTING_SAYS.filter((field) => OF_POSTING[field]);

/** What a fact says of these, without the rest of it. */
export const saidIn = <Field extends string, Said extends Record<Field, unknown>>(fields: readonly Field[], said: Said): Pick<Said, Field> =>
  Object.fromEntries(fields.map((field) => [field, said[field]])) as Pick<Said, Field>;

type Text = string | number | null | readonly string[];
const isSame = (one: Text, other: Text): boolean => (Array.isArray(one) && Array.isArray(other) ? sameTags(one, other) : one === other);

export const saySame = <Field extends string>(fields: readonly Field[], one: Record<Field, Text>, other: Record<Field, Text>): boolean =>
  fields.every((field) => isSame(one[field], other[field]));
