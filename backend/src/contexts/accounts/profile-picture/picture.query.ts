import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import { PICTURE_SIZE_NAMES, type PictureSize } from '../../../../contracts/profile-files.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ProfileDetailsQuery } from '../profile/profile-details.query.js';
import { MemberQuery } from '../views/member.query.js';
import { isOpenPage, StrangersQuery } from '../views/strangers.query.js';
import { picturesView } from './picture.model.js';
import { addressOf } from './picture.rules.js';
import type { PictureDirectory } from './picture-directory.port.js';

export interface ReadablePicture {
  readonly key: string;
  /** Whether everybody may see it who has its address. */
  readonly open: boolean;
}

/** Answers which pictures of profiles there are, and who sees them. */
@Injectable()
export class PictureQuery implements PictureDirectory {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly members: MemberQuery,
    private readonly told: ProfileDetailsQuery,
    private readonly strangers: StrangersQuery,
  ) {}

  /**
   * A picture that the caller may see, or null. The photo of a public profile is for everybody, as the name is beside texts, that of a private one is
   * for members whom its member has not blocked. A cover is for those who may open the profile. What is not shown is for its member and for those
   * who read hidden content.
   */
  async readable(id: string, size: PictureSize, caller: Caller): Promise<ReadablePicture | null> {
    const found = await this.views.get(picturesView.name, id);
    const key = found?.keys[PICTURE_SIZE_NAMES.indexOf(size)];
    const member = found && (await this.members.byId(found.member_id));
    if (!key || !member || member.username === null) return null;
    const isOpen = isOpenPage(member);
    const isAvatar = member.avatar === addressOf(id);
    const isBanner = member.banner === addressOf(id) && isOpen;
    if (isAvatar ? isOpen : isBanner && (await this.told.of(member._id)).guestsVisible) return { key, open: true };
    const own = member._id === caller.memberId || holds(caller.role, 'content.read-hidden');
    const isShown = (isAvatar || isBanner) && !(await this.strangers.among([member._id], caller)).has(member._id);
    return own || isShown ? { key, open: false } : null;
  }

  /** Ids of a member's pictures, the oldest first. */
  async ofMember(memberId: string, limit: number): Promise<readonly string[]> {
    const page = { sort: [['uploaded_at', 1]] as const, limit };
    return (await this.views.find(picturesView.name, { member_id: memberId }, page)).map(({ _id }) => _id);
  }
}
