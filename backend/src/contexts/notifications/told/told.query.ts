import { Inject, Injectable } from '@nestjs/common';
import type { ReplayedNotice } from '../../../../contracts/travel.js';
import type { FactAddress, RecordedEvent } from '../../../kernel/event.js';
import type { EventLog } from '../../../kernel/event-log.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { react } from '../../../kernel/policy.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { jobId } from '../../../platform/jobs/command-jobs.js';
import { sentMailStream } from '../../../platform/mail/sent-mail.stream.js';
import { EVENT_LOG, EVENT_READER, IDS } from '../../../platform/tokens.js';
import { mailAppeals } from '../mail/mail-appeals.policy.js';
import { mailCaseDecisions } from '../mail/mail-case-decisions.policy.js';
import { mailModeratedContent } from '../mail/mail-moderated-content.policy.js';
import { mailSanctions } from '../mail/mail-sanctions.policy.js';
import { mailSettledReports } from '../mail/mail-settled-reports.policy.js';
import { noticeStream } from '../notice/notice.stream.js';
import { notifyOfOutcomes } from '../notice/notify-of-outcomes.policy.js';

const MAILS = [
  [mailCaseDecisions, 'Vaka kararı'],
  [mailSanctions, 'Yaptırım'],
  [mailSettledReports, 'Raporun sonucu'],
  [mailModeratedContent, 'İçerik hakkında karar'],
  [mailAppeals, 'İtiraz'],
] as const;

interface Told {
  readonly memberId: string;
  readonly way: ReplayedNotice['way'];
  readonly what: string;
  readonly at: string;
}

/** Answers who was told of a fact: what the policies about it asked for, as far as it was done. */
@Injectable()
export class ToldQuery {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(EVENT_READER) private readonly reader: EventReader,
    @Inject(IDS) private readonly ids: Ids,
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
  ) {}

  async facts(addresses: readonly FactAddress[]): Promise<ReplayedNotice[]> {
    const told = (await Promise.all(addresses.map((address) => this.ofOne(address)))).flat();
    const people = await this.authors.byIds(told.map(({ memberId }) => memberId));
    const inOrder = told.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    return inOrder.map(({ memberId, ...each }) => ({ ...each, member: authorIn(people, memberId) }));
  }

  private async ofOne({ stream, id }: FactAddress): Promise<Told[]> {
    const stored = (await this.log.readStream(stream)).find((event) => event.id === id);
    if (!stored) return [];
    const event = this.reader.readShut(stored);
    const mails = await Promise.all(MAILS.map(([policy, what]) => this.mailed(event, policy, what)));
    return [...(await this.noticed(event)), ...mails.flat()];
  }

  private async noticed(event: RecordedEvent): Promise<Told[]> {
    const wanted = reactionsOf(notifyOfOutcomes, event);
    const found = await Promise.all(wanted.map(({ data }) => (data.noticeId ? this.store.read(noticeStream, data.noticeId) : [])));
    return found.flat().flatMap(({ at, data }) => data.memberIds.map((memberId) => ({ memberId, way: 'notice', what: 'Bildirim merkezi', at })));
  }

  private async mailed(event: RecordedEvent, policy: Asked, what: string): Promise<Told[]> {
    const wanted = reactionsOf(policy, event);
    const found = await Promise.all(
      wanted.map(async ({ key, data }) => {
        const [sent] = await this.store.read(sentMailStream, jobId(this.ids, key, event.id));
        const memberId = data.memberId ?? data.reporterId ?? data.authorId;
        return sent && memberId ? [{ memberId, way: 'mail' as const, what, at: sent.at }] : [];
      }),
    );
    return found.flat();
  }
}

type Asked = Parameters<typeof react>[0];
type Wanted = { readonly noticeId?: string; readonly memberId?: string; readonly reporterId?: string; readonly authorId?: string };

const reactionsOf = (policy: Asked, event: RecordedEvent): readonly { readonly key: string; readonly data: Wanted }[] =>
  react(policy, event).flatMap((reaction) => ('schedule' in reaction ? [{ key: reaction.key, data: reaction.schedule.data as Wanted }] : []));
