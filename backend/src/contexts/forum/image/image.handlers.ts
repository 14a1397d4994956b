import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { ForgetImage } from './image.commands.js';
import { imageStream } from './image.stream.js';

/** The file goes first: once the fact is there nobody knows its key any more. */
@Injectable()
export class ForgetImageHandler implements ICommandHandler<ForgetImage> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
  ) {}

  async execute(command: ForgetImage): Promise<void> {
    const { imageId } = command.data;
    const found = await this.store.state(imageStream, imageId);
    if (found) await this.uploads.remove(found.key);
    await this.store.decideOn(imageStream, imageId, command);
  }
}
