import { PICTURE_FIELDS } from '../../../../contracts/profile-fields.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../erasure/erasure.events.js';
import type { ProfileFieldGivenBack, ProfilePictureShown, ProfileValueRefused, ProfileValueWithdrawn } from '../profile/profile.events.js';
import { DiscardProfilePicture, DiscardUnwantedPictures, ForgetPicturesOfMember } from './picture.commands.js';
import type { ProfilePictureRetained, ProfilePictureUploaded } from './picture.events.js';
import { pictureIdIn, unwantedUntil } from './picture.rules.js';

const later = (pictureId: string, memberId: string, at: string): readonly Reaction[] => [
  { schedule: intent(DiscardProfilePicture, { pictureId, memberId }), key: `discard-picture:${pictureId}`, at: unwantedUntil(at) },
];

type OnField = ProfileValueWithdrawn | ProfileValueRefused | ProfileFieldGivenBack;
/** These do not name the picture that nothing may come back to any more: the state does. */
const afterDecision = ({ memberId, field }: OnField['data'], at: string, named: string): readonly Reaction[] =>
  PICTURE_FIELDS.some((picture) => picture === field)
    ? [{ schedule: intent(DiscardUnwantedPictures, { memberId }), key: `discard-pictures:${memberId}:${named}`, at: unwantedUntil(at) }]
    : [];

/** A picture that is not shown, and cannot come back, goes after a while; one that may be evidence is looked at again until it is none. */
export const discardUnwantedPictures = policy<ProfilePictureUploaded | ProfilePictureRetained | ProfilePictureShown | OnField>({
  name: 'discard-unwanted-pictures',
  on: {
    ProfilePictureUploaded: ({ data: { pictureId, memberId }, at }) => later(pictureId, memberId, at),
    ProfilePictureRetained: ({ data: { pictureId, memberId }, at }) => later(pictureId, memberId, at),
    ProfilePictureShown: ({ data: { memberId, former }, at }) => (former === null ? [] : later(pictureIdIn(former), memberId, at)),
    ProfileValueWithdrawn: ({ data, at }) => afterDecision(data, at, data.heldId),
    ProfileValueRefused: ({ data, at }) => afterDecision(data, at, data.decisionId),
    ProfileFieldGivenBack: ({ data, at }) => afterDecision(data, at, data.decisionId),
  },
});

/** The pictures of a forgotten member go. */
export const forgetPictures = policy<MemberForgotten>({
  name: 'forget-profile-pictures',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [
      { schedule: intent(ForgetPicturesOfMember, { memberId }), key: `forget-profile-pictures:${memberId}`, at },
    ],
  },
});
