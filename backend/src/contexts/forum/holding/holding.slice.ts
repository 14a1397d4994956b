import { decides } from '../../../platform/commands/decides.js';
import { NewMembers } from '../../../platform/identity/new-members.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { Refusals } from '../../notifications/notice/refusals.port.js';
import { AuthorRecordQuery } from './author-record.query.js';
import { AuthorRecords } from './author-records.port.js';
import { HoldAgain, HoldComment, RefuseText, ReleaseText, TakeBackHeldText, WithdrawHeldText } from './held.commands.js';
import { HeldController } from './held.controller.js';
import { heldView } from './held.model.js';
import { heldProjection } from './held.projection.js';
import { HeldQuery } from './held.query.js';
import { heldTextStream } from './held.stream.js';
import { heldTextTold } from './held-text.told.js';
import { heldWaitsView } from './held-waits.model.js';
import { heldWaitsProjection } from './held-waits.projection.js';
import { letInReleased } from './let-in-released.policy.js';
import { OwnHeldController } from './own-held.controller.js';
import { OwnHeldQuery } from './own-held.query.js';
import { settleHeld } from './settle-held.policy.js';
import { WritingGate } from './writing-gate.service.js';

const textId = ({ textId }: { textId: string }): string => textId;

/** Texts that wait for a moderator before others see them. */
export const holding: Slice = {
  streams: [heldTextStream],
  told: heldTextTold,
  commands: [
    decides(HoldComment, heldTextStream, ({ commentId }) => commentId),
    decides(ReleaseText, heldTextStream, textId),
    decides(RefuseText, heldTextStream, textId),
    decides(HoldAgain, heldTextStream, textId),
    decides(WithdrawHeldText, heldTextStream, textId),
    decides(TakeBackHeldText, heldTextStream, textId),
  ],
  policies: [settleHeld, letInReleased],
  projections: [
    { projection: heldProjection, models: [heldView] },
    { projection: heldWaitsProjection, models: [heldWaitsView] },
  ],
  controllers: [HeldController, OwnHeldController],
  answers: [answer(Refusals, OwnHeldQuery), answer(NewMembers, AuthorRecordQuery)],
  providers: [AuthorRecordQuery, { provide: AuthorRecords, useExisting: AuthorRecordQuery }, WritingGate, HeldQuery, OwnHeldQuery],
};
