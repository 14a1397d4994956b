import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { accountStream } from '../account/account.stream.js';
import { ConsoleVerificationController } from './console-verification.controller.js';
import { DemandVerification, WithdrawVerificationDemand } from './verification-demand.commands.js';
import { WithdrawVerificationDemandHandler } from './withdraw-verification-demand.handler.js';

const memberId = ({ memberId }: { memberId: string }): string => memberId;

/** An address in doubt is verified once more, before its member writes again. */
export const verificationDemand: Slice = {
  commands: [decides(DemandVerification, accountStream, memberId), handledBy(WithdrawVerificationDemand, WithdrawVerificationDemandHandler)],
  controllers: [ConsoleVerificationController],
};
