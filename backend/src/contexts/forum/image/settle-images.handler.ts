import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { ReleaseImage, SettleImages, type TextKind, UseImage } from './image.commands.js';
import { ImageDirectory } from './image-directory.port.js';

/** Asks the text itself what it shows; the view only adds what it has shown before, so that a late view keeps a picture too long and never too short. */
@Injectable()
export class SettleImagesHandler implements ICommandHandler<SettleImages> {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly images: ImageDirectory,
  ) {}

  async execute({ data: { kind, textId }, origin }: SettleImages): Promise<void> {
    const text = await this.text(kind, textId);
    const named = imagesIn(text?.content ?? '');
    const shown = text && text.state !== 'deleted' ? named : [];
    const gone = [...named, ...(await this.images.usedBy(textId))].filter((id) => !shown.includes(id));
    const step = (imageId: string) => ({ ...origin, id: `${origin.id}/${imageId}`, causationId: origin.id });
    for (const imageId of shown) await this.commands.execute(new UseImage({ imageId, textId }, step(imageId)));
    for (const imageId of new Set(gone)) await this.commands.execute(new ReleaseImage({ imageId, textId }, step(imageId)));
  }

  private text(kind: TextKind, textId: string) {
    return kind === 'topic' ? this.store.state(topicStream, textId) : this.store.state(commentStream, textId);
  }
}
