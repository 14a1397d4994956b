import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import { step } from '../../../kernel/command.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { CLOCK } from '../../../platform/tokens.js';
import { CopiedFile } from './copied-file.service.js';
import { DestroyChatEvidence, type LetGoChatEvidence, RetainChatEvidence } from './evidence.commands.js';
import { ON_ITS_WAY_MS } from './evidence.policy.js';
import { evidenceStream } from './evidence.stream.js';
import { EvidenceCases } from './evidence-cases.port.js';

/**
 * Looked at again and again, until the case needs it no more. What is destroyed was decided on by the reports that were known: one that came meanwhile
 * has its copies kept, and is looked at later. The bytes of files go after the fact, which keeps their names: a start that was cut short in between goes
 * on with them, as does sending the command again.
 */
@Injectable()
export class LetGoChatEvidenceHandler implements ICommandHandler<LetGoChatEvidence> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly cases: EvidenceCases,
    private readonly files: CopiedFile,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ data, origin }: LetGoChatEvidence): Promise<void> {
    const { messageId } = data;
    const facts = await this.store.read(evidenceStream, messageId);
    const state = fold(evidenceStream.decider, facts);
    if (!state) return;
    await this.files.removeOver(messageId);
    const { round, reports, isOver } = state;
    const early = new Date(this.clock.now().getTime() - ON_ITS_WAY_MS).toISOString();
    const isOnItsWay = !isOver && facts.some(({ type, at }) => type === 'ChatEvidenceNeeded' && at > early);
    if (isOnItsWay || (!isOver && (await this.cases.isNeeded(messageId, reports)))) {
      await this.store.decideOn(evidenceStream, messageId, new RetainChatEvidence(data, step(origin, 'retain')));
      return;
    }
    await this.commands.execute(new DestroyChatEvidence({ messageId, round, reports: reports.length }, step(origin, 'destroy')));
    await this.files.removeOver(messageId);
  }
}
