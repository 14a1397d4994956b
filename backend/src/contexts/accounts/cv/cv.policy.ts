import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../erasure/erasure.events.js';
import { DeleteCv, RemoveFormerCvs } from './cv.commands.js';
import type { CvDeleted, CvUploaded } from './cv.events.js';

const remove = (memberId: string): readonly Reaction[] => [{ send: intent(RemoveFormerCvs, { memberId }) }];

/** A file that is the CV no more goes. */
export const removeFormerCvs = policy<CvUploaded | CvDeleted>({
  name: 'remove-former-cvs',
  on: {
    CvUploaded: ({ data }) => remove(data.memberId),
    CvDeleted: ({ data }) => remove(data.memberId),
  },
});

/** The CV of a forgotten member goes. */
export const forgetCv = policy<MemberForgotten>({
  name: 'forget-cv',
  on: { MemberForgotten: ({ data: { memberId } }) => [{ send: intent(DeleteCv, { memberId }) }] },
});
