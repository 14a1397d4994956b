import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { everyOf } from '../../../kernel/pages.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { ForgetFeedback, ForgetFeedbackOfMember } from './feedback.commands.js';
import { feedbackStream } from './feedback.stream.js';
import { GivenFeedback } from './given-feedback.port.js';

/** The file goes first: once the fact is there nobody knows its key any more. */
@Injectable()
export class ForgetFeedbackHandler implements ICommandHandler<ForgetFeedback> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
  ) {}

  async execute(command: ForgetFeedback): Promise<void> {
    const { feedbackId } = command.data;
    const found = await this.store.state(feedbackStream, feedbackId);
    if (found?.screenshot) await this.uploads.remove(found.screenshot);
    await this.store.decideOn(feedbackStream, feedbackId, command);
  }
}

const AT_ONCE = 200;

/** Forgets one after the other; what is forgotten stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class ForgetFeedbackOfMemberHandler implements ICommandHandler<ForgetFeedbackOfMember> {
  constructor(
    private readonly commands: CommandBus,
    private readonly given: GivenFeedback,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetFeedbackOfMember): Promise<void> {
    for await (const feedbackId of everyOf(AT_ONCE, (limit, offset) => this.given.by(memberId, limit, offset))) {
      await this.commands.execute(new ForgetFeedback({ feedbackId }, step(origin, feedbackId)));
    }
  }
}
