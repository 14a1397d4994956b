import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { accountStream } from '../account/account.stream.js';
import {
  RedeemEmailChange,
  RedeemEmailUndo,
  ReleaseChangedAddress,
  RequestEmailChange,
  SendEmailChangedMail,
  SendEmailChangeMail,
  SettleEmailChange,
} from './email-change.commands.js';
import { EmailChangeController } from './email-change.controller.js';
import { followEmailChange, mailEmailChange } from './email-change.policy.js';
import { SendEmailChangedMailHandler, SendEmailChangeMailHandler } from './email-change-mail.handlers.js';
import { EmailChangeRequests } from './email-change-request.service.js';
import { RedeemEmailChangeHandler } from './redeem-email-change.handler.js';
import { RedeemEmailUndoHandler } from './redeem-email-undo.handler.js';
import { ReleaseChangedAddressHandler } from './release-changed-address.handler.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** Another address for an account: its facts stand in the account's own stream. */
export const emailChange: Slice = {
  commands: [
    decides(RequestEmailChange, accountStream, memberId),
    handledBy(RedeemEmailChange, RedeemEmailChangeHandler),
    handledBy(RedeemEmailUndo, RedeemEmailUndoHandler),
    decides(SettleEmailChange, accountStream, memberId, 'cleanup'),
    handledBy(ReleaseChangedAddress, ReleaseChangedAddressHandler, 'cleanup'),
    handledBy(SendEmailChangeMail, SendEmailChangeMailHandler, 'mail'),
    handledBy(SendEmailChangedMail, SendEmailChangedMailHandler, 'mail'),
  ],
  policies: [mailEmailChange, followEmailChange],
  controllers: [EmailChangeController],
  providers: [EmailChangeRequests],
};
