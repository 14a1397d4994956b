import { SEARCH_LIMITS, SEARCH_SORTS, SEARCH_TYPES, type SearchRequest, type SearchSort, type SearchType } from '../../../../contracts/search.js';
import { OptionalOneOf, Text, WindowDto } from '../../../platform/http/fields.js';

/** Above the limit, so that the rules can answer with their own sentence; what is missing counts as empty. */
const LONGEST = SEARCH_LIMITS.q.max * 10;

export class SearchDto extends WindowDto implements SearchRequest {
  @Text(LONGEST)
  q: string = '';

  @OptionalOneOf(SEARCH_TYPES)
  type?: SearchType;

  @OptionalOneOf(SEARCH_SORTS)
  sort?: SearchSort;
}

export class SuggestDto {
  @Text(LONGEST)
  q: string = '';
}

export class SimilarDto {
  @Text(LONGEST)
  title: string = '';
}
