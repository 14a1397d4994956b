import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SetFirstPassword } from '../account/account.commands.js';
import { Proofs } from './proofs.service.js';
import { SetFirstPasswordHandler } from './set-first-password.handler.js';

/** Proofs of who somebody is, each good for one deed. */
export const proof: Slice = { commands: [handledBy(SetFirstPassword, SetFirstPasswordHandler)], providers: [Proofs] };
