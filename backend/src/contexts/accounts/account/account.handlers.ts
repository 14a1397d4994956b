import { decides } from '../../../platform/commands/decides.js';
import { AcceptTerms, GrantRole } from './account.commands.js';
import { accountStream } from './account.stream.js';

export const accountHandlers = [
  decides(GrantRole, accountStream, ({ memberId }) => memberId).handler,
  decides(AcceptTerms, accountStream, ({ memberId }) => memberId).handler,
];
