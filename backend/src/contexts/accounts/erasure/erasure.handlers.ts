import { decides } from '../../../platform/commands/decides.js';
import { CancelAccountDeletion, EraseAccount } from './erasure.commands.js';
import { erasureStream } from './erasure.stream.js';

export const erasureHandlers = [
  decides(CancelAccountDeletion, erasureStream, ({ memberId }) => memberId).handler,
  decides(EraseAccount, erasureStream, ({ memberId }) => memberId).handler,
];
