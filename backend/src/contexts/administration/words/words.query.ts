import { Inject, Injectable } from '@nestjs/common';
import { type WatchedWordRow, WORD_LIMITS } from '../../../../contracts/watched-words.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { watchedWordsView } from './words.model.js';

/** Answers which words are watched, in the order of their folded forms. */
@Injectable()
export class WordsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async all(): Promise<WatchedWordRow[]> {
    const found = await this.views.find(watchedWordsView.name, {}, { sort: [['_id', 1]], limit: WORD_LIMITS.words });
    const people = await this.authors.byIds(new Set(found.map(({ admin_id }) => admin_id)));
    return found.map(({ _id: id, word, consequence, at, admin_id }) => ({ id, word, consequence, at, by: authorIn(people, admin_id) }));
  }
}
