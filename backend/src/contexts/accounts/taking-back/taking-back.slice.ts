import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AccountAdditions } from './additions.service.js';
import { DroppedWaysQuery } from './dropped-ways.query.js';
import { DropAdditions, SendTakenBackMail, TakeBackByAddress } from './taking-back.commands.js';
import { takingBackStream } from './taking-back.decider.js';
import { DropAdditionsHandler, SendTakenBackMailHandler, TakeBackByAddressHandler } from './taking-back.handlers.js';
import { followTakingBack, mailTakingBack } from './taking-back.policy.js';
import { takingBackTold } from './taking-back.told.js';

/** How owners have an account to themselves again, once somebody else was in. */
export const takingBack: Slice = {
  streams: [takingBackStream],
  told: takingBackTold,
  commands: [
    handledBy(TakeBackByAddress, TakeBackByAddressHandler),
    handledBy(DropAdditions, DropAdditionsHandler),
    handledBy(SendTakenBackMail, SendTakenBackMailHandler, 'mail'),
  ],
  policies: [followTakingBack, mailTakingBack],
  providers: [AccountAdditions, DroppedWaysQuery],
};
