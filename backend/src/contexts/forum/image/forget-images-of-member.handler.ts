import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { ForgetImage, ForgetImagesOfMember } from './image.commands.js';
import { ImageDirectory } from './image-directory.port.js';

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
      await this.commands.execute(new ForgetImage({ imageId }, { ...origin, id: `${origin.id}/${imageId}`, causationId: origin.id }));
    }
  }
}
