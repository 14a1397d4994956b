import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { ForgetFeedback } from './feedback.commands.js';
import { feedbackStream } from './feedback.stream.js';

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
