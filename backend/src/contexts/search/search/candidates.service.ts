import { Inject, Injectable } from '@nestjs/common';
import { SEARCH_LIMITS } from '../../../../contracts/search.js';
import type { Filter, Tokens, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { weightOf } from '../text/rank.rules.js';
import type { Narrowed } from './narrowing.service.js';
import { type SearchDocument, searchDocumentsView } from './search.model.js';
import { inTopic, titleStem } from './tokens.rules.js';

/** What is looked for: of the forum all, topics or comments, or posts of the blog, or projects, or job listings. */
export type Kind = 'all' | 'topic' | 'comment' | 'post' | 'project' | 'job';
type Titled = Exclude<Kind, 'all' | 'comment'>;
/** Kinds that are looked for by themselves. */
const APART = ['post', 'project', 'job'] as const satisfies readonly Kind[];
export const isApart = (kind: Kind): kind is (typeof APART)[number] => APART.some((each) => each === kind);

const NEWEST = [['number', -1]] as const;
const MOST = SEARCH_LIMITS.ranked;
/** Topics with all words in the title are ranked however old they are, up to so many. */
const MOST_BY_TITLE = 200;
/** Where so few topics are in question, only their comments are looked through. */
const FEW_TOPICS = 300;

export interface Candidates {
  readonly documents: readonly SearchDocument[];
  /** There are more than were fetched. */
  readonly isCut: boolean;
}

/** Finds what may answer a query, the newest first, and how much its words tell. Whoever asks still has to judge each. */
@Injectable()
export class CandidateFinder {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** `readers`: of what is not for everybody, one of these stands at what the asker may read. */
  async find(query: Narrowed, type: Kind, readers: readonly string[] = []): Promise<Candidates> {
    const filters = await this.filters(query, type, readers);
    const pages = await Promise.all(filters.map((filter) => this.newest(filter, MOST)));
    const byTitle = type === 'comment' || query.stems.length === 0 ? [] : await this.newest(titleFilter(query, type, readers), MOST_BY_TITLE);
    const documents = new Map([...pages.flat(), ...byTitle].map((document) => [document._id, document]));
    return { documents: [...documents.values()], isCut: pages.some((page) => page.length === MOST) };
  }

  /** How much each stem tells, by how many documents have it. */
  async weights(stems: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const counts = await Promise.all(stems.map((stem) => this.views.count(searchDocumentsView.name, { words: stem }, MOST)));
    return new Map(stems.map((stem, index) => [stem, weightOf(counts[index] ?? 0, MOST)]));
  }

  newest(filter: Filter, limit: number): Promise<SearchDocument[]> {
    return this.views.find(searchDocumentsView.name, filter, { sort: NEWEST, limit });
  }

  /** One for both kinds, or one for each when something is asked that only topics carry. */
  private async filters(query: Narrowed, type: Kind, readers: readonly string[]): Promise<Filter[]> {
    if (isApart(type)) return [topicFilter(query, type, readers)];
    if (!query.asksOfTopic) return [textFilter(query, type === 'all' ? [] : [type])];
    if (type === 'topic') return [topicFilter(query)];
    if (type === 'comment') return [await this.commentFilter(query)];
    // Who names no word and nobody wants the topics, not all that was said in them.
    const isAboutTopics = query.stems.length + query.authors.length === 0;
    return isAboutTopics ? [topicFilter(query)] : [topicFilter(query), await this.commentFilter(query)];
  }

  /** Comments are judged by their topics afterwards: the newest ones, or all where few topics are in question. */
  private async commentFilter(query: Narrowed): Promise<Filter> {
    const filter = textFilter(query, ['comment']);
    const topics = await this.newest(topicFilter({ ...query, stems: [], withoutStems: [], authors: [], withoutAuthors: [] }), FEW_TOPICS);
    if (topics.length === 0 || topics.length === FEW_TOPICS) return filter;
    return present({ ...filter, facets: tokens(['comment'], [topics.map(({ _id }) => inTopic(_id)), query.authors], query.withoutAuthors) });
  }
}

/** Of no kind in particular: whatever stands in the forum. */
const textFilter = ({ stems, withoutStems, authors, withoutAuthors }: Narrowed, kinds: readonly string[]): Filter =>
  present({ words: tokens(stems, [], withoutStems), facets: tokens(kinds, [authors], [...withoutAuthors, ...(kinds.length === 0 ? APART : [])]) });

function topicFilter(query: Narrowed, kind: Titled = 'topic', readers: readonly string[] = []): Filter {
  const { stems, withoutStems, authors, withoutAuthors, categories, withoutCategories, tags, withoutTags, solved } = query;
  const kinds = [kind, ...(solved === null ? [] : [solved ? 'solved' : 'open'])];
  return present({
    words: tokens(stems, [], withoutStems),
    facets: tokens(kinds, [readers, categories, authors], [...withoutAuthors, ...withoutCategories]),
    tags: tokens(tags, [], withoutTags),
  });
}

const titleFilter = (query: Narrowed, type: Kind, readers: readonly string[]): Filter => ({
  ...topicFilter(query, isApart(type) ? type : 'topic', readers),
  title: { $all: query.stems.map(titleStem) },
});

/** All of some, one of each choice, none of some. A choice of one is none; of several real ones the first is asked for, the others are judged. */
function tokens(all: readonly string[], choices: readonly (readonly string[])[], none: readonly string[]): Tokens {
  const every = [...all, ...choices.filter(({ length }) => length === 1).flat()];
  const either = choices.find(({ length }) => length > 1);
  return { ...(every.length > 0 ? { $all: every } : {}), ...(either ? { $in: either } : {}), ...(none.length > 0 ? { $nin: none } : {}) };
}

const present = (filter: Record<string, Tokens>): Filter => Object.fromEntries(Object.entries(filter).filter(([, asked]) => Object.keys(asked).length > 0));
