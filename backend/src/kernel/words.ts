import type { Personal } from './decider.js';
import { textsOf, versionOf } from './vault.js';

type Said<Field extends string> = { authorId: string } & Partial<Record<Field, string | string[] | null>>;
/** Which text it is: a comment says what it stands under too. */
type TextIds = { commentId?: string; updateId?: string; postId?: string; projectId?: string; topicId?: string };
type SaidOf<Field extends string> = Said<Field> & TextIds & { edition?: number };

const textIn = (ids: TextIds): string => ids.commentId ?? ids.updateId ?? ids.postId ?? ids.topicId ?? ids.projectId ?? '';

/** Seals what an author wrote, and the tags it was given: it reads as nothing once they took it along. */
export const words = <Field extends string>(...fields: Field[]): Personal<Said<Field>> => ({
  subject: ({ authorId }) => textsOf(authorId),
  fields,
  forgotten: '',
});

/** What is no part of the text: tags are counted by all facts or none, and a moderator's words go with the member they are about. */
const BESIDE: Readonly<Record<string, (authorId: string) => string>> = { tags: textsOf, formerTags: textsOf, message: (authorId) => authorId };

/** Like `words`; each edition of a text has a key of its own, so that it can be destroyed alone. */
export const wordsOfEdition = <Field extends string>(...fields: Field[]): Personal<SaidOf<Field>> => ({
  subject: ({ authorId, edition = 0, ...ids }, field) => BESIDE[field]?.(authorId) ?? versionOf(authorId, textIn(ids as TextIds), edition),
  fields,
  forgotten: '',
});

/** The keys of the editions that were destroyed. */
export const editionsOf = ({ authorId, editions, ...ids }: TextIds & { authorId: string; editions: number[] }) =>
  editions.map((edition) => versionOf(authorId, textIn(ids), edition));
