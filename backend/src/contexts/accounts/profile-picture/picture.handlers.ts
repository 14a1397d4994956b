import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { isWanted } from '../profile/profile.state.rules.js';
import { profileStream } from '../profile/profile.stream.js';
import { DiscardProfilePicture, DiscardUnwantedPictures, ForgetPicturesOfMember, ForgetProfilePicture, RetainProfilePicture } from './picture.commands.js';
import { addressOf } from './picture.rules.js';
import { pictureStream } from './picture.stream.js';
import { PictureDirectory } from './picture-directory.port.js';
import { PictureEvidence } from './picture-evidence.port.js';

/** The files go first: once the fact is there nobody knows their keys any more. */
@Injectable()
export class ForgetProfilePictureHandler implements ICommandHandler<ForgetProfilePicture> {
  constructor(
    private readonly store: EventStore,
    private readonly uploads: Uploads,
  ) {}

  async execute(command: ForgetProfilePicture | DiscardProfilePicture): Promise<void> {
    const { pictureId } = command.data;
    const found = await this.store.state(pictureStream, pictureId);
    for (const key of found?.keys ?? []) await this.uploads.remove(key);
    await this.store.decideOn(pictureStream, pictureId, command);
  }
}

/** Asks the profile itself, not a view that may be behind. */
@Injectable()
export class DiscardProfilePictureHandler implements ICommandHandler<DiscardProfilePicture> {
  constructor(
    private readonly store: EventStore,
    private readonly forget: ForgetProfilePictureHandler,
    private readonly evidence: PictureEvidence,
  ) {}

  async execute(command: DiscardProfilePicture): Promise<void> {
    const { pictureId, memberId } = command.data;
    if (isWanted(await this.store.state(profileStream, memberId), addressOf(pictureId))) return;
    if (await this.evidence.isNeeded(memberId)) {
      await this.store.decideOn(pictureStream, pictureId, new RetainProfilePicture(command.data, step(command.origin, 'retain')));
      return;
    }
    await this.forget.execute(command);
  }
}

/** No member has as many: each hour lets a limited number through. */
const ALL = 100_000;

/** One after the other; a run that was cut short is repeated as a whole. */
@Injectable()
export class DiscardUnwantedPicturesHandler implements ICommandHandler<DiscardUnwantedPictures> {
  constructor(
    private readonly commands: CommandBus,
    private readonly pictures: PictureDirectory,
  ) {}

  async execute({ data: { memberId }, origin }: DiscardUnwantedPictures): Promise<void> {
    for (const pictureId of await this.pictures.ofMember(memberId, ALL)) {
      await this.commands.execute(new DiscardProfilePicture({ pictureId, memberId }, step(origin, pictureId)));
    }
  }
}

/** One after the other; what is forgotten stays so, and a run that was cut short is repeated as a whole. */
@Injectable()
export class ForgetPicturesOfMemberHandler implements ICommandHandler<ForgetPicturesOfMember> {
  constructor(
    private readonly commands: CommandBus,
    private readonly pictures: PictureDirectory,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetPicturesOfMember): Promise<void> {
    for (const pictureId of await this.pictures.ofMember(memberId, ALL)) {
      await this.commands.execute(new ForgetProfilePicture({ pictureId, memberId }, step(origin, pictureId)));
    }
  }
}
