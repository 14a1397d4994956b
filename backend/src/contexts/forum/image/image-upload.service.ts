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
import { type PictureRule, type Redrawn, redrawn, redrawnSquare } from '../../../platform/uploads/picture.js';
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

  async accept(sent: Buffer | null, memberId: string, caller: Caller): Promise<UploadedImage> {
    const bytes = await this.counted(sent, IMAGE_FIELD, memberId);
    return this.takeIn({ imageId: this.ids.next(), memberId, bytes }, this.origins.of(caller));
  }

  /** Redraws, keeps and records a picture, whoever brings it. */
  async takeIn({ imageId, memberId, bytes: sent }: { imageId: string; memberId: string; bytes: Buffer }, origin: Origin): Promise<UploadedImage> {
    return this.keep({ imageId, memberId }, await redrawn(sent, PICTURE), 'webp', origin);
  }

  /** The picture drawn anew as a square PNG; answers its address. */
  async acceptSquare(sent: Buffer | null, rule: PictureRule, memberId: string, caller: Caller): Promise<string> {
    const bytes = await this.counted(sent, rule.field, memberId);
    const { url } = await this.keep({ imageId: this.ids.next(), memberId }, await redrawnSquare(bytes, rule), 'png', this.origins.of(caller));
    return url;
  }

  /** What is refused counts too: finding out that a picture is broken costs as much as drawing it. */
  private async counted(sent: Buffer | null, field: string, memberId: string): Promise<Buffer> {
    await this.limits.count(`image:${memberId}`, IMAGE_LIMITS.anHour, IMAGE_TEXT.tooMany);
    if (!sent) throw new RuleViolation(CODE.validation, IMAGE_TEXT.notPicture, { [field]: IMAGE_TEXT.notPicture });
    return sent;
  }

  private async keep(of: { imageId: string; memberId: string }, drawn: Redrawn, extension: string, origin: Origin): Promise<UploadedImage> {
    const { width, height, ...stored } = drawn;
    await this.uploads.keep({ area: IMAGES_AREA, owner: of.imageId, extension }, stored, (key) =>
      this.commands.execute(new UploadImage({ ...of, key, width, height, bytes: stored.bytes.length }, origin)),
    );
    return { url: `${IMAGE_PATH}/${of.imageId}`, width, height };
  }
}
