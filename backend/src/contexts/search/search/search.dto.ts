import {
  type KindSearchRequest,
  SEARCH_LIMITS,
  SEARCH_SORTS,
  SEARCH_TYPES,
  type SearchRequest,
  type SearchSort,
  type SearchType,
} from '../../../../contracts/search.js';
import { JudgedText, OptionalOneOf, WindowDto } from '../../../platform/http/fields.js';

// What is missing counts as empty, so that the rules can answer with their own sentences.

export class SearchDto extends WindowDto implements SearchRequest {
  @JudgedText(SEARCH_LIMITS.q.max)
  q: string = '';

  @OptionalOneOf(SEARCH_TYPES)
  type?: SearchType;

  @OptionalOneOf(SEARCH_SORTS)
  sort?: SearchSort;
}

export class KindSearchDto extends WindowDto implements KindSearchRequest {
  @JudgedText(SEARCH_LIMITS.q.max)
  q: string = '';

  @OptionalOneOf(SEARCH_SORTS)
  sort?: SearchSort;
}

export class SuggestDto {
  @JudgedText(SEARCH_LIMITS.q.max)
  q: string = '';
}

export class SimilarDto {
  @JudgedText(SEARCH_LIMITS.q.max)
  title: string = '';
}
