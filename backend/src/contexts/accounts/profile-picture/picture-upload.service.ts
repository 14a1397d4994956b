import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../../../../contracts/envelope.js';
import type { PictureField } from '../../../../contracts/profile-fields.js';
import { PICTURE_TEXT } from '../../../../contracts/profile-file-texts.js';
import { PICTURE_SIZES, PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import { type Origin, step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { StoredFile } from '../../../kernel/files.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { redrawnInSizes } from '../../../platform/uploads/picture.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { ShowProfilePicture } from '../profile/profile.commands.js';
import { profileStream } from '../profile/profile.stream.js';
import { UploadProfilePicture } from './picture.commands.js';
import { addressOf } from './picture.rules.js';
import { PICTURES_AREA } from './picture.stream.js';

interface TakenIn {
  readonly field: PictureField;
  readonly bytes: Buffer;
  readonly memberId: string;
  readonly pictureId: string;
  /** What it goes by where it has to wait for a moderator. */
  readonly heldId: string;
}

/** Takes in the pictures of a profile: redrawn, kept, recorded, shown. */
@Injectable()
export class PictureUpload {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly uploads: Uploads,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** Answers the address. What is refused counts too: finding out that a picture is broken costs as much as drawing it. */
  async accept(field: PictureField, sent: Buffer | null, memberId: string, caller: Caller): Promise<string> {
    await this.limits.count(`profile-picture:${memberId}`, PROFILE_FILE_LIMITS.anHour, PICTURE_TEXT.tooMany);
    const { notPicture } = PICTURE_TEXT;
    if (!sent) throw new RuleViolation(CODE.validation, notPicture, { [field]: notPicture });
    const [pictureId, heldId] = [this.ids.next(), this.ids.next()];
    return this.takeIn({ field, bytes: sent, memberId, pictureId, heldId }, this.origins.of(caller));
  }

  /** Answers the address of what was drawn anew of it, which its profile shows from now on. */
  async takeIn({ field, bytes: sent, memberId, pictureId, heldId }: TakenIn, origin: Origin): Promise<string> {
    const { notPicture, tooManyPixels } = PICTURE_TEXT;
    const drawn = await redrawnInSizes(sent, { field, notPicture, tooManyPixels }, PICTURE_SIZES[field]);
    const bytes = drawn.reduce((sum, file) => sum + file.bytes.length, 0);
    await this.keepAll(pictureId, drawn, (keys) => this.commands.execute(new UploadProfilePicture({ pictureId, memberId, field, keys, bytes }, origin)));
    const picture = addressOf(pictureId);
    await this.store.decideOn(profileStream, memberId, new ShowProfilePicture({ memberId, field, picture, heldId }, step(origin, 'show')));
    return picture;
  }

  /** Takes it away; answers whether there was one. `address` says which, so that nobody deletes what another window has just uploaded. */
  async remove(field: PictureField, address: string | undefined, memberId: string, caller: Caller): Promise<boolean> {
    const instead = address?.split('?')[0];
    const show = new ShowProfilePicture({ memberId, field, picture: null, ...(instead ? { instead } : {}), heldId: this.ids.next() }, this.origins.of(caller));
    const before = await this.store.state(profileStream, memberId);
    await this.store.decideOn(profileStream, memberId, show);
    const here = before.withheld[field] ? before.withheld[field].waiting?.value : before.pictures[field];
    return typeof here === 'string' && (!instead || instead === here);
  }

  /** One file within the other, so that each is pending until the one fact that names them all. */
  private keepAll(owner: string, files: readonly StoredFile[], record: (keys: readonly string[]) => Promise<unknown>): Promise<unknown> {
    const [first, ...others] = files;
    if (!first) return record([]);
    const place = { area: PICTURES_AREA, owner, extension: 'webp' };
    return this.uploads.keep(place, first, (key) => this.keepAll(owner, others, (keys) => record([key, ...keys])));
  }
}
