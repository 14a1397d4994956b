import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import { IMAGE_LIMITS, IMAGE_PATH, IMAGE_TEXT, type UploadedImage } from '../../../../contracts/writing.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { IDS } from '../../../platform/tokens.js';
import { type PictureRule, redrawn } from '../../../platform/uploads/picture.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { FORUM_IMAGES_AREA } from '../forum.parts.js';
import { UploadImage } from '../image/image.commands.js';

export const IMAGE_FIELD = 'image';

const PICTURE: PictureRule = {
  field: IMAGE_FIELD,
  longestSide: IMAGE_LIMITS.longestSide,
  notPicture: IMAGE_TEXT.notPicture,
  tooManyPixels: IMAGE_TEXT.tooManyPixels,
};

/** Takes in a picture for a text: redrawn, kept, recorded. */
@Injectable()
export class ImageIntake {
  constructor(
    private readonly commands: CommandBus,
    private readonly uploads: Uploads,
    private readonly origins: Origins,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async accept(file: SentFile | null, memberId: string, caller: Caller): Promise<UploadedImage> {
    if (!file) throw new RuleViolation(CODE.validation, IMAGE_TEXT.notPicture, { [IMAGE_FIELD]: IMAGE_TEXT.notPicture });
    const imageId = this.ids.next();
    const origin = this.origins.of(caller);
    const { width, height, ...stored } = await redrawn(file.bytes, PICTURE);
    await this.uploads.keep({ area: FORUM_IMAGES_AREA, owner: imageId, extension: 'webp' }, stored, (key) =>
      this.commands.execute(new UploadImage({ imageId, memberId, key, width, height, bytes: stored.bytes.length }, origin)),
    );
    return { url: `${IMAGE_PATH}/${imageId}`, width, height };
  }
}
