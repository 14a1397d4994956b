import { JOB_SEARCH_TEXT, type KeptFilters } from '../../../../contracts/job-searches.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { spelledFilters } from './spelled-filters.rules.js';

/**
 * The filters of a search that is to be kept: what the list's query would refuse is refused, what narrows nothing is left out.
 * A place is a province and kilometres around its centre; nobody's own position gets here.
 */
export function keptFilters(given: KeptFilters): KeptFilters {
  const spelled = spelledFilters(given);
  if ('wrong' in spelled) throw refused(`Geçersiz filtre: ${spelled.wrong}`);
  if (Object.keys(spelled.filters).length === 0) throw refused(JOB_SEARCH_TEXT.nothingChosen);
  return spelled.filters;
}

const refused = (sentence: string) => new RuleViolation('job-search.filters', sentence, { filters: sentence });
