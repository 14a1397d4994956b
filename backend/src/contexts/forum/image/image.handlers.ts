import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { imagesIn } from '../../../../contracts/writing.js';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';
import { DiscardImage, ForgetImage, ForgetImagesOfMember, ReleaseImage, SettleImages, type TextKind, UseImage } from './image.commands.js';
import { imageStream } from './image.stream.js';
import { ImageDirectory } from './image-directory.port.js';
import { JobPictures, type PicturesOfTexts, PostPictures, ProjectPictures, UpdatePictures } from './pictures-of-texts.port.js';

type OwnText = 'topic' | 'comment';
type OthersText = Exclude<TextKind, OwnText>;

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

/** No member has as many: each hour lets a limited number through. */
const ALL = 100_000;

/** Forgets one after the other; what is forgotten stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class ForgetImagesOfMemberHandler implements ICommandHandler<ForgetImagesOfMember> {
  constructor(
    private readonly commands: CommandBus,
    private readonly images: ImageDirectory,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetImagesOfMember): Promise<void> {
    for (const imageId of await this.images.ofMember(memberId, ALL)) {
      await this.commands.execute(new ForgetImage({ imageId }, step(origin, imageId)));
    }
  }
}

/** The file goes first: once the fact is there nobody knows its key any more. */
@Injectable()
export class DiscardImageHandler implements ICommandHandler<DiscardImage> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
  ) {}

  async execute(command: DiscardImage): Promise<void> {
    const { imageId } = command.data;
    const found = await this.store.state(imageStream, imageId);
    if (found && found.texts.length === 0) await this.uploads.remove(found.key);
    await this.store.decideOn(imageStream, imageId, command);
  }
}

/** Asks the text itself what it shows; the view only adds what it has shown before, so that a late view keeps a picture too long and never too short. */
@Injectable()
export class SettleImagesHandler implements ICommandHandler<SettleImages> {
  private readonly others: Readonly<Record<OthersText, PicturesOfTexts>>;

  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly images: ImageDirectory,
    post: PostPictures,
    project: ProjectPictures,
    update: UpdatePictures,
    job: JobPictures,
  ) {
    this.others = { post, project, update, job };
  }

  async execute({ data: { kind, textId, adds = true }, origin }: SettleImages): Promise<void> {
    const used = await this.images.usedBy(textId);
    // A text that many have changed is long to read.
    if (!adds && used.length === 0) return;
    const { named, shown } = await this.picturesOf(kind, textId);
    const gone = [...named, ...used].filter((id) => !shown.includes(id));
    for (const imageId of shown) await this.commands.execute(new UseImage({ imageId, textId }, step(origin, imageId)));
    for (const imageId of new Set(gone)) await this.commands.execute(new ReleaseImage({ imageId, textId }, step(origin, imageId)));
  }

  private async picturesOf(kind: TextKind, textId: string) {
    if (kind === 'topic' || kind === 'comment') return this.inText(kind, textId);
    const shown = await this.others[kind].shownBy(textId);
    return { named: shown, shown };
  }

  private async inText(kind: OwnText, textId: string) {
    const text = await this.text(kind, textId);
    const named = imagesIn(text?.content ?? '');
    return { named, shown: text && text.state !== 'deleted' ? named : [] };
  }

  private text(kind: OwnText, textId: string) {
    switch (kind) {
      case 'topic':
        return this.store.state(topicStream, textId);
      case 'comment':
        return this.store.state(commentStream, textId);
    }
  }
}
