import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../contracts/folding.js';
import { unknownAuthor, unknownCategory } from '../../../../contracts/search.js';
import type { Either, ParsedQuery } from '../text/parse-query.rules.js';
import { SearchableContent, WriterNames } from './searchable-content.port.js';
import { byAuthor, inCategory, tagToken } from './tokens.rules.js';

/** A query in the tokens of the index. */
export interface Narrowed extends Pick<ParsedQuery, 'stems' | 'withoutStems' | 'phrases' | 'withoutPhrases' | 'solved'> {
  readonly authors: readonly string[];
  readonly withoutAuthors: readonly string[];
  readonly categories: readonly string[];
  readonly withoutCategories: readonly string[];
  readonly tags: readonly string[];
  readonly withoutTags: readonly string[];
  /** Whether something is asked that only topics carry. */
  readonly asksOfTopic: boolean;
  /** Nothing can be found: somebody or something that is named does not exist. */
  readonly isHopeless: boolean;
  readonly hints: readonly string[];
}

/** Looks up who and what a query names. */
@Injectable()
export class Narrowing {
  constructor(
    private readonly content: SearchableContent,
    private readonly writers: WriterNames,
  ) {}

  async of(query: ParsedQuery): Promise<Narrowed> {
    const authors = await resolve(query.authors, (name) => this.author(name), unknownAuthor);
    const categories = await resolve(query.categories, (name) => this.category(name), unknownCategory);
    const tags = await resolve(query.tags, (name) => this.tag(name), null);
    const { stems, withoutStems, phrases, withoutPhrases, solved } = query;
    const named = query.categories.wanted.length + query.categories.unwanted.length + query.tags.wanted.length + query.tags.unwanted.length;
    return {
      ...{ stems, withoutStems, phrases, withoutPhrases, solved },
      ...{ authors: authors.wanted, withoutAuthors: authors.unwanted, categories: categories.wanted, withoutCategories: categories.unwanted },
      tags: tags.wanted,
      withoutTags: tags.unwanted,
      asksOfTopic: named > 0 || solved !== null,
      isHopeless: authors.isHopeless || categories.isHopeless || tags.isHopeless,
      hints: [...query.hints, ...authors.hints, ...categories.hints],
    };
  }

  private async author(name: string): Promise<readonly string[]> {
    const id = await this.writers.idOfUsername(name.replace(/^@/, ''));
    return id ? [byAuthor(id)] : [];
  }

  private async tag(name: string): Promise<readonly string[]> {
    const today = await this.content.tagName(name);
    return today === null ? [] : [tagToken(today)];
  }

  /** By its name or an address that leads to it; a beginning will do when only one begins so. With it those whose topics stand in it. */
  private async category(name: string): Promise<readonly string[]> {
    const wanted = plain(name);
    const categories = (await this.content.categories()).map(({ id, name: title, slug, merged }) => ({
      ids: [id, ...merged.map((other) => other.id)],
      names: [title, slug, ...merged.map((other) => other.slug)].map(plain),
    }));
    const same = categories.find(({ names }) => names.includes(wanted));
    const begun = categories.filter(({ names }) => names.some((other) => other.startsWith(wanted)));
    const found = same ?? (begun.length === 1 ? begun[0] : undefined);
    return found && wanted ? found.ids.map(inCategory) : [];
  }
}

const plain = (name: string): string => foldText(name).replace(/[^\p{L}\p{N}]/gu, '');

async function resolve({ wanted, unwanted }: Either, find: (name: string) => Promise<readonly string[]>, unknown: ((name: string) => string) | null) {
  const look = async (names: readonly string[]) => Promise.all(names.map(async (name) => ({ name, tokens: await find(name) })));
  const [there, away] = [await look(wanted), await look(unwanted)];
  const tokens = (found: typeof there) => [...new Set(found.flatMap(({ tokens }) => tokens))];
  return {
    wanted: tokens(there),
    unwanted: tokens(away),
    isHopeless: wanted.length > 0 && tokens(there).length === 0,
    hints: unknown ? [...there, ...away].filter(({ tokens }) => tokens.length === 0).map(({ name }) => unknown(name)) : [],
  };
}
