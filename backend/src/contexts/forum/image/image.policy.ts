import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { DiscardImage, ForgetImagesOfMember } from './image.commands.js';
import type { ImageReleased, ImageUploaded, ImageUsed } from './image.events.js';
import { unusedUntil } from './image.rules.js';

const key = (imageId: string): string => `discard-image:${imageId}`;
const later = (imageId: string, at: string) => [{ schedule: intent(DiscardImage, { imageId }), key: key(imageId), at: unusedUntil(at) }];

/** A picture that no text shows goes after a while. */
export const discardUnusedImages = policy<ImageUploaded | ImageUsed | ImageReleased>({
  name: 'discard-unused-images',
  on: {
    ImageUploaded: ({ data: { imageId }, at }) => later(imageId, at),
    ImageUsed: ({ data: { imageId } }) => [{ cancel: key(imageId) }],
    ImageReleased: ({ data: { imageId, unused }, at }) => (unused ? later(imageId, at) : []),
  },
});

/** The pictures of a forgotten member go, also out of texts that stay. */
export const forgetImages = policy<MemberForgotten>({
  name: 'forget-images',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(ForgetImagesOfMember, { memberId }), key: `forget-images:${memberId}`, at }],
  },
});
