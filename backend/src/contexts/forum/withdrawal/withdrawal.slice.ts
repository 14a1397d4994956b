import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { AuthorContent } from '../content/author-content.js';
import { WithdrawContent } from '../content/content.commands.js';
import { WithdrawContentHandler } from '../content/withdraw-content.handler.js';
import { withdrawErasedContent } from '../content/withdraw-erased-content.policy.js';
import { AuthorContentQuery } from '../read/author-content.query.js';

/** Taking back all that a leaving member has written. */
export const withdrawal: Slice = {
  commands: [handledBy(WithdrawContent, WithdrawContentHandler, 'cleanup')],
  policies: [withdrawErasedContent],
  providers: [AuthorContentQuery, { provide: AuthorContent, useExisting: AuthorContentQuery }],
};
