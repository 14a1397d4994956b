import type { Personal } from '../../../kernel/decider.js';
import { textsOf, versionOf } from '../../../kernel/vault.js';

type Said<Field extends string> = { authorId: string } & Partial<Record<Field, string | string[] | null>>;
type SaidOf<Field extends string> = Said<Field> & { topicId: string; commentId?: string; edition?: number };

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
  subject: ({ authorId, topicId, commentId = topicId, edition = 0 }, field) => BESIDE[field]?.(authorId) ?? versionOf(authorId, commentId, edition),
  fields,
  forgotten: '',
});

/** The keys of the editions that were destroyed. */
export const editionsOf = ({
  authorId,
  topicId,
  commentId = topicId,
  editions,
}: {
  authorId: string;
  topicId: string;
  commentId?: string;
  editions: number[];
}) => editions.map((edition) => versionOf(authorId, commentId, edition));
