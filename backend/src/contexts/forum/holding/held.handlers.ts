import { decides } from '../../../platform/commands/decides.js';
import { RefuseText, ReleaseText, TakeBackHeldText, WithdrawHeldText } from './held.commands.js';
import { heldTextStream } from './held.stream.js';

export const heldTextHandlers = [
  decides(ReleaseText, heldTextStream, ({ textId }) => textId).handler,
  decides(RefuseText, heldTextStream, ({ textId }) => textId).handler,
  decides(WithdrawHeldText, heldTextStream, ({ textId }) => textId).handler,
  decides(TakeBackHeldText, heldTextStream, ({ textId }) => textId).handler,
];
