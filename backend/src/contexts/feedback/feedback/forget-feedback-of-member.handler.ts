import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { everyOf } from '../../../kernel/pages.js';
import { ForgetFeedback, ForgetFeedbackOfMember } from './feedback.commands.js';
import { GivenFeedback } from './given-feedback.port.js';

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
