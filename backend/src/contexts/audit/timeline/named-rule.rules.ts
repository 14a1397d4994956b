import { REASON_LABEL } from '../../../../contracts/moderation.js';

const CLAUSE = /^\d{1,2}(\.\d{1,2}){0,2}$/;

/** The rule by which something was decided: a clause by its number, or the reason of a report. What a moderator typed in their place is none. */
export function namedRule({ clause, reason }: { readonly clause?: unknown; readonly reason?: unknown }): string | null {
  if (typeof clause === 'string' && CLAUSE.test(clause)) return clause;
  return typeof reason === 'string' && Object.hasOwn(REASON_LABEL, reason) ? reason : null;
}
