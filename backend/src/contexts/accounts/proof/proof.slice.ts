import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { SetFirstPassword } from '../account/account.commands.js';
import { OwnProofQuery } from './own-proof.query.js';
import { ProofController } from './proof.controller.js';
import { Proofs } from './proofs.js';
import { SetFirstPasswordHandler } from './set-first-password.handler.js';

/** How members show, signed in, that it is still them. */
export const proof: Slice = {
  commands: [handledBy(SetFirstPassword, SetFirstPasswordHandler)],
  controllers: [ProofController],
  providers: [Proofs, OwnProofQuery],
};
