import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AuthorContent } from './author-content.port.js';
import { AuthorContentQuery } from './author-content.query.js';
import { WithdrawContentHandler } from './withdraw-content.handler.js';
import { withdrawErasedContent } from './withdraw-erased-content.policy.js';
import { WithdrawContent } from './withdrawal.commands.js';

/** Taking back all that a leaving member has written. */
export const withdrawal: Slice = {
  commands: [handledBy(WithdrawContent, WithdrawContentHandler, 'cleanup')],
  policies: [withdrawErasedContent],
  providers: [AuthorContentQuery, { provide: AuthorContent, useExisting: AuthorContentQuery }],
};
