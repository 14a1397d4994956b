import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { JOB_SEARCH_TEXT } from '../../../../contracts/job-searches.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Ids } from '../../../kernel/ids.js';
import type { MemberNotes } from '../../../kernel/member-notes.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { changedNote } from '../../../platform/notes/changed-note.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, IDS, MEMBER_NOTES } from '../../../platform/tokens.js';
import { WantJobSearchMails } from './job-search-mails.commands.js';
import {
  type KeptSearch,
  SEARCHES_KEY,
  SEARCHES_KIND,
  type SearchWish,
  searchesIn,
  wantsMails,
  withChanged,
  withNew,
  without,
  withSeen,
} from './kept-searches.rules.js';

type Change = (searches: readonly KeptSearch[], at: string) => readonly KeptSearch[];

/** Keeps the searches of members: theirs alone, and no facts, as nothing happened. That a daily mail is wanted is one, as it has to be found. */
@Injectable()
export class KeptSearches {
  constructor(
    @Inject(MEMBER_NOTES) private readonly notes: MemberNotes,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
  ) {}

  /** In the order in which they were kept. */
  async of(memberId: string): Promise<readonly KeptSearch[]> {
    return searchesIn((await this.note(memberId))?.text);
  }

  keep(memberId: string, wish: SearchWish, caller: Caller): Promise<KeptSearch> {
    const id = this.ids.next();
    return this.changed(memberId, id, (searches, at) => withNew(searches, id, wish, at), caller);
  }

  rewrite(memberId: string, id: string, wish: SearchWish, caller: Caller): Promise<KeptSearch> {
    return this.changed(memberId, id, (searches, at) => withChanged(searches, id, wish, at), caller);
  }

  see(memberId: string, id: string, caller: Caller): Promise<KeptSearch> {
    return this.changed(memberId, id, (searches, at) => withSeen(searches, id, at), caller);
  }

  async remove(memberId: string, id: string, caller: Caller): Promise<void> {
    await this.change(memberId, (searches) => without(searches, id), caller);
  }

  private async changed(memberId: string, id: string, change: Change, caller: Caller): Promise<KeptSearch> {
    const search = (await this.change(memberId, change, caller)).find((kept) => kept.id === id);
    if (!search) throw notFound(JOB_SEARCH_TEXT.notFound);
    return search;
  }

  private async change(memberId: string, change: Change, caller: Caller): Promise<readonly KeptSearch[]> {
    const at = this.clock.now().toISOString();
    const text = await changedNote(this.notes, shelfOf(memberId), { key: SEARCHES_KEY, at }, (kept) => JSON.stringify(change(searchesIn(kept), at)));
    await this.tellWish(memberId, caller);
    return searchesIn(text);
  }

  /** Whoever decides last has read last: another call may have changed the searches since the one that was decided on. */
  private async tellWish(memberId: string, caller: Caller): Promise<void> {
    for (let told: boolean | null = null; ; ) {
      const wanted = wantsMails(await this.of(memberId));
      if (wanted === told) return;
      await this.commands.execute(new WantJobSearchMails({ memberId, wanted }, this.origins.of(caller)));
      told = wanted;
    }
  }

  private async note(memberId: string) {
    const [note] = await this.notes.get(shelfOf(memberId), [SEARCHES_KEY]);
    return note;
  }
}

const shelfOf = (memberId: string) => ({ memberId, kind: SEARCHES_KIND });
