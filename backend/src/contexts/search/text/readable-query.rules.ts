import { CODE } from '../../../../contracts/envelope.js';
import { SEARCH_LIMITS, SEARCH_TEXT } from '../../../../contracts/search.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { asksForSomething, type ParsedQuery, parseQuery, saysSomething } from './parse-query.rules.js';

/** What was typed, as far as it can be searched for; throws RuleViolation with the sentence that tells what is missing. */
export function readableQuery(typed: string): ParsedQuery {
  if (typed.trim().length > SEARCH_LIMITS.q.max) throw refused(SEARCH_TEXT.tooLong);
  const query = parseQuery(typed);
  // What was not understood tells more than that nothing is left.
  if (!saysSomething(query)) throw refused(query.hints[0] ?? SEARCH_TEXT.tooShort);
  if (!asksForSomething(query)) throw refused(SEARCH_TEXT.onlyExcluded);
  return query;
}

const refused = (sentence: string): RuleViolation => new RuleViolation(CODE.validation, sentence, { q: sentence });
