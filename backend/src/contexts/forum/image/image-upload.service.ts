import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { IMAGE_LIMITS, IMAGE_PATH, IMAGE_TEXT, type UploadedImage } from '../../../../contracts/writing.js';
import type { Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { type PictureRule, redrawn } from '../../../platform/uploads/picture.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { UploadImage } from './image.commands.js';
import { IMAGES_AREA } from './image.stream.js';

export const IMAGE_FIELD = 'image';

const PICTURE: PictureRule = {
  field: IMAGE_FIELD,
  longestSide: IMAGE_LIMITS.longestSide,
  notPicture: IMAGE_TEXT.notPicture,
  tooManyPixels: IMAGE_TEXT.tooManyPixels,
};

/** Takes in a picture for a text: redrawn, kept, recorded. */
@Injectable()
export class ImageUpload {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: Uploads,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** What is refused counts too: finding out that a picture is broken costs as much as drawing it. */
  async accept(sent: Buffer | null, memberId: string, caller: Caller): Promise<UploadedImage> {
    await this.limits.count(`image:${memberId}`, IMAGE_LIMITS.anHour, IMAGE_TEXT.tooMany);
    if (!sent) throw new RuleViolation(CODE.validation, IMAGE_TEXT.notPicture, { [IMAGE_FIELD]: IMAGE_TEXT.notPicture });
    return this.takeIn({ imageId: this.ids.next(), memberId, bytes: sent }, this.origins.of(caller));
  }

  /** Redraws, keeps and records a picture, whoever brings it. */
  async takeIn({ imageId, memberId, bytes: sent }: { imageId: string; memberId: string; bytes: Buffer }, origin: Origin): Promise<UploadedImage> {
    const { width, height, ...stored } = await redrawn(sent, PICTURE);
    await this.uploads.keep({ area: IMAGES_AREA, owner: imageId, extension: 'webp' }, stored, (key) =>
      this.commands.execute(new UploadImage({ imageId, memberId, key, width, height, bytes: stored.bytes.length }, origin)),
    );
    return { url: `${IMAGE_PATH}/${imageId}`, width, height };
  }
}
