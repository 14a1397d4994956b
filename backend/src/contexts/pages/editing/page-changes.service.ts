import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import { type ConsolePage, PAGE_EDIT_TEXT, type PageText, type RestorePageRequest } from '../../../../contracts/page-editing.js';
import type { PageSlug } from '../../../../contracts/pages.js';
import type { Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { SecondPerson } from '../../../platform/approvals/second-person.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StreamKeeper } from '../../../platform/following/stream-keeper.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { nameOfText, PageSources } from '../page/page-sources.service.js';
import { PagesInForce } from '../page/pages-in-force.service.js';
import { ChangePage } from './editing.commands.js';
import { pageStream } from './editing.decider.js';
import { EditingQuery } from './editing.query.js';

interface Wanted {
  /** Null: what the file says. */
  readonly text: PageText | null;
  /** The version that is gone back to. */
  readonly restored?: number;
  readonly seen: string;
  readonly reason: string;
}

/** Changes what a page says; whoever is answered finds it on the page. */
@Injectable()
export class PageChanges {
  constructor(
    private readonly commands: CommandBus,
    private readonly pages: EditingQuery,
    private readonly sources: PageSources,
    private readonly inForce: PagesInForce,
    private readonly store: EventStore,
    private readonly second: SecondPerson,
    private readonly keeper: StreamKeeper,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** The page as it stands then, and the sentence that says whether it holds or waits. */
  change(slug: PageSlug, wanted: Wanted, adminId: string, caller: Caller): Promise<{ page: ConsolePage; message: string }> {
    return this.send(slug, wanted, adminId, this.origins.of(caller));
  }

  async restore(slug: PageSlug, { version, seen, reason }: RestorePageRequest, adminId: string, caller: Caller) {
    const origin = this.origins.of(caller);
    const earlier = await this.pages.version(slug, version);
    if (!earlier) throw notFound(PAGE_EDIT_TEXT.unknownVersion);
    return this.send(slug, { text: earlier.text, restored: version, seen, reason }, adminId, origin);
  }

  private async send(slug: PageSlug, wanted: Wanted, adminId: string, origin: Origin) {
    const [{ text: standing }, { text: file }] = await Promise.all([this.sources.standing(slug), this.sources.file(slug)]);
    const command = new ChangePage({ restored: null, ...wanted, seen: wanted.seen === nameOfText(standing), slug, file, standing, adminId }, origin);
    const changes = await this.store.rehearse(pageStream, slug, command);
    const waiting = changes.length > 0 && (await this.second.hold(command));
    if (!waiting) await this.commands.execute(command);
    await this.keeper.catchUp(this.inForce.kept);
    const page = await this.reply.afterViews(() => this.pages.one(slug));
    return { page, message: waiting ? APPROVAL_TEXT.waits : PAGE_EDIT_TEXT.saved };
  }
}
