import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
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
    for (let offset = 0; ; offset += AT_ONCE) {
      const ids = await this.given.by(memberId, AT_ONCE, offset);
      for (const feedbackId of ids) {
        await this.commands.execute(new ForgetFeedback({ feedbackId }, { ...origin, id: `${origin.id}/${feedbackId}`, causationId: origin.id }));
      }
      if (ids.length < AT_ONCE) return;
    }
  }
}
