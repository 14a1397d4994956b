import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { intent, type Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { SCHEDULER } from '../../../platform/tokens.js';
import { lastPeriod, nameOf, type Period } from '../digest/digest.rules.js';
import { MailJobDigest, PrepareJobDigests, RecordJobDigestsPrepared } from './job-digest.commands.js';
import { ALL_JOB_DIGESTS, jobDigestStream } from './job-digest.stream.js';
import { JobSearchReaders } from './job-search-readers.port.js';

const AT_ONCE = 500;

/** A run that was cut short is repeated as a whole: whoever has got the mail of the day does not get it again. */
@Injectable()
export class PrepareJobDigestsHandler implements ICommandHandler<PrepareJobDigests> {
  constructor(
    private readonly store: EventStore,
    private readonly readers: JobSearchReaders,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  async execute({ origin }: PrepareJobDigests): Promise<void> {
    const period = lastPeriod('daily', origin.at);
    if ((await this.store.state(jobDigestStream, ALL_JOB_DIGESTS)) >= period.to) return;
    let any = false;
    for (let page = await this.readers.after(null, AT_ONCE); page.length > 0; page = await this.readers.after(page.at(-1) ?? null, AT_ONCE)) {
      any = true;
      for (const memberId of page) await this.schedule(memberId, period, origin);
    }
    // As long as nobody wants any, no day leaves anything behind.
    if (any) await this.store.decideOn(jobDigestStream, ALL_JOB_DIGESTS, new RecordJobDigestsPrepared({ to: period.to }, origin));
  }

  private schedule(memberId: string, period: Period, { at, correlationId, id }: Origin): Promise<void> {
    const key = `job-digest:${nameOf(period)}:${memberId}`;
    return this.scheduler.schedule({ key, at, intent: intent(MailJobDigest, { memberId, period }), correlationId, causationId: id });
  }
}
