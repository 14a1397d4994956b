import { Inject, Injectable } from '@nestjs/common';
import type { FactRow } from '../../../../contracts/moderation.js';
import type { Views } from '../../../kernel/views.js';
import { GUEST_ID } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type HistoryEntry, historiesView } from '../views/moderation.model.js';
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
    return entries.map((entry) => toRow(entry, people));
  }
}

function toRow(entry: HistoryEntry, people: Parameters<typeof authorIn>[0]): FactRow {
  const { id, position, stream, type, at, actor, correlationId, causationId } = entry;
  const who: FactRow['actor'] = NOBODY.includes(actor.id)
    ? { id: actor.id, acting_as: actor.role, username: null }
    : { ...authorIn(people, actor.id), acting_as: actor.role };
  return { id, position, stream, type, at, actor: who, what: whatHappened(entry), why: whyItHappened(entry), correlationId, causationId };
}
