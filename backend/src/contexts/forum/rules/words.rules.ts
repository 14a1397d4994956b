import type { Personal } from '../../../kernel/decider.js';
import { textsOf } from '../../../kernel/vault.js';

/** Seals what an author wrote, and the tags it was given: it reads as nothing once they took it along. */
export const words = <Field extends string>(...fields: Field[]): Personal<{ authorId: string } & Partial<Record<Field, string | string[]>>> => ({
  subject: ({ authorId }) => textsOf(authorId),
  fields,
  forgotten: '',
});
