import { Inject, Injectable } from '@nestjs/common';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Actor } from '../../../kernel/event.js';
import { Turns } from '../../../kernel/turns.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { Reply } from '../../../platform/request/reply.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { JobHold } from '../listing/job.commands.js';
import type { JobTerms, JobWords } from '../listing/job.events.js';
import type { EarlierListing } from './copies.rules.js';
import { jobPrintsView } from './job-prints.model.js';
import { STANDS } from './job-prints.projection.js';
import { COMPARED, freshIn, suspicionsOf } from './suspicion.rules.js';

interface Said {
  readonly words: JobWords;
  readonly terms: JobTerms;
}

/** Looks at listings before they are published. Those who decide on others' listings pass. */
@Injectable()
export class JobSuspicions {
  private readonly turns = new Turns();

  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly reply: Reply,
  ) {}

  /**
   * Lets one listing at a time be looked at and kept, whoever writes it: copies that are sent at once are compared with each other. The turns are those of
   * one process; of several processes each lets one through at once.
   */
  inTurn(actor: Actor, write: () => Promise<void>): Promise<void> {
    if (passes(actor)) return write();
    return this.turns.take('all', async () => {
      await write();
      await this.reply.afterViews(async () => undefined);
    });
  }

  /** By which rules it must wait; null when it need not. `before` is the listing as it stands, null for a new one. */
  async of(
    job: { readonly id: string; readonly ownerId: string },
    said: Said,
    before: Said | null,
    actor: Actor,
  ): Promise<Pick<JobHold, 'findings' | 'fresh'> | null> {
    if (passes(actor)) return null;
    const listing = { ...said.words, ...said.terms };
    const { findings, holds: waits } = suspicionsOf(listing, await this.earlier(job.id, job.ownerId));
    if (!waits) return null;
    return { findings, fresh: before ? freshIn(listing, { ...before.words, ...before.terms }) : findings };
  }

  private async earlier(jobId: string, ownerId: string): Promise<readonly EarlierListing[]> {
    const newest = (filter: Filter) => this.views.find(jobPrintsView.name, { ...filter, ...STANDS }, { sort: [['number', -1]], limit: COMPARED });
    const [own, all] = await Promise.all([newest({ owner_id: ownerId }), newest({})]);
    const others = all.filter(({ owner_id }) => owner_id !== ownerId);
    return [...own, ...others]
      .filter(({ _id }) => _id !== jobId)
      .map(({ owner_id, place, whole, runs }) => ({ isOwn: owner_id === ownerId, fingerprint: { place, whole, runs } }));
  }
}

const passes = ({ role }: Actor): boolean => role === 'system' || holds(role as Role, 'listing.moderate');
