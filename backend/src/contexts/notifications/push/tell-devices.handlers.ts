import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { PUSH_LIMITS } from '../../../../contracts/push.js';
import type { Clock } from '../../../kernel/clock.js';
import { intent, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { FirstTimes } from '../../../kernel/first-times.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { SitePresence } from '../../../platform/presence/site-presence.js';
import { CLOCK, FIRST_TIMES, SCHEDULER } from '../../../platform/tokens.js';
import { PrepareDeviceNotes, TellDevice, TurnOffPush } from './push.commands.js';
import type { PushEnd } from './push.events.js';
import { againAt, isNews, toldAt } from './push.rules.js';
import { pushStream } from './push.stream.js';
import { PushKeys } from './push-keys.port.js';
import { PushSender } from './push-sender.service.js';
import { SignedIn } from './signed-in.port.js';
import { UntoldMessages } from './untold-messages.port.js';

const APART_MS = PUSH_LIMITS.apartMinutes * 60_000;

@Injectable()
export class PrepareDeviceNotesHandler implements ICommandHandler<PrepareDeviceNotes> {
  constructor(
    private readonly keys: PushKeys,
    private readonly store: EventStore,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ data: { memberId, chatId }, origin: { id, at, correlationId, causationId } }: PrepareDeviceNotes): Promise<void> {
    if (!this.keys.vapid || !isNews(at, this.clock.now())) return;
    const due = toldAt(at);
    for (const sessionId of Object.keys(await this.store.state(pushStream, memberId)))
      await this.scheduler.schedule({
        key: `push:${sessionId}:${chatId}:${due}`,
        at: due,
        intent: intent(TellDevice, { memberId, sessionId, chatId, tries: 0 }),
        correlationId,
        causationId: id,
        ...(causationId !== null && { event: causationId }),
      });
  }
}

/** Everything is asked anew when the time has come: what was read, muted, blocked or deleted since is told by nobody. */
@Injectable()
export class TellDeviceHandler implements ICommandHandler<TellDevice> {
  constructor(
    private readonly store: EventStore,
    private readonly unread: UntoldMessages,
    private readonly presence: SitePresence,
    private readonly sessions: SignedIn,
    private readonly sender: PushSender,
    private readonly commands: CommandBus,
    @Inject(FIRST_TIMES) private readonly firstTimes: FirstTimes,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  async execute(command: TellDevice): Promise<void> {
    const { memberId, sessionId, chatId, tries } = command.data;
    const devices = await this.store.state(pushStream, memberId);
    if (devices[sessionId] === undefined || !(await this.unread.hasUnread(memberId, chatId))) return;
    if ((await this.presence.among([memberId])).has(memberId)) return;
    if (!(await this.sessions.isOpen(memberId, sessionId))) return this.end(command, 'signed_out');
    // Whoever has read since they were told is told again.
    if (tries === 0 && !(await this.firstTimes.isFirst(`push/${sessionId}/${await this.unread.lastReadOf(memberId)}`, APART_MS))) return;
    const outcome = await this.sender.send(memberId, sessionId);
    if (outcome === 'gone') await this.end(command, 'gone');
    if (outcome === 'later') await this.again(command);
  }

  private async end({ data: { memberId, sessionId }, origin }: TellDevice, why: PushEnd): Promise<void> {
    await this.commands.execute(new TurnOffPush({ memberId, sessionId, why }, step(origin, why)));
  }

  private async again({ data, origin }: TellDevice): Promise<void> {
    const at = againAt(data.tries, origin.at);
    if (at === null) return;
    const next = intent(TellDevice, { ...data, tries: data.tries + 1 });
    await this.scheduler.schedule({ key: `push-again:${data.sessionId}`, at, intent: next, correlationId: origin.correlationId, causationId: origin.id });
  }
}
