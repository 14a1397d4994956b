import { decides } from '../../../platform/commands/decides.js';
import { RefuseText, ReleaseText, TakeBackHeldText, WithdrawHeldText } from './held.commands.js';
import { heldTextStream } from './held.stream.js';

export const heldTextHandlers = [
  decides(ReleaseText, heldTextStream, ({ textId }) => textId),
  decides(RefuseText, heldTextStream, ({ textId }) => textId),
  decides(WithdrawHeldText, heldTextStream, ({ textId }) => textId),
  decides(TakeBackHeldText, heldTextStream, ({ textId }) => textId),
];
