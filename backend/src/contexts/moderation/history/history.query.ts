import { Inject, Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import type { Views } from '../../../kernel/views.js';
import { GUEST_ID } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type HistoryEntry, historiesView, historyWordsView } from '../views/moderation.model.js';
import { whatHappened, whyItHappened } from './fact-sentences.text.js';

const NOBODY: readonly string[] = ['system', GUEST_ID];

/** Answers what happened in one history, in the order of the log: who, when, what, why. */
@Injectable()
export class HistoryQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async of(history: string): Promise<FactRow[]> {
    const entries = (await this.views.get(historiesView.name, history))?.entries ?? [];
    const people = await this.authors.byIds(entries.map(({ actor }) => actor.id).filter((id) => !NOBODY.includes(id)));
    const words = await this.wordsWith(entries);
    return entries.map((entry) => toRow(entry, words(entry), people));
  }

  private async wordsWith(entries: readonly HistoryEntry[]): Promise<(entry: HistoryEntry) => string | null> {
    const members = new Set(entries.flatMap(({ wordsOf }) => wordsOf ?? []));
    const found = new Map((await this.views.getMany(historyWordsView.name, [...members])).map(({ _id, notes }) => [_id, notes]));
    return ({ id, wordsOf }) => (wordsOf && found.get(wordsOf)?.[id]) ?? null;
  }
}

function toRow(entry: HistoryEntry, note: string | null, people: Parameters<typeof authorIn>[0]): FactRow {
  const { id, position, stream, type, at, actor, correlationId, causationId } = entry;
  const who: FactRow['actor'] = NOBODY.includes(actor.id)
    ? { id: actor.id, acting_as: actor.role, username: null }
    : { ...authorIn(people, actor.id), acting_as: actor.role };
  return { id, position, stream, type, at, actor: who, what: whatHappened(entry), why: whyItHappened(entry, note), correlationId, causationId };
}
