import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Proofs } from '../proof/proofs.service.js';
import { RequestAccountDeletion } from './erasure.commands.js';
import { PasswordCheck } from './password-check.service.js';

/** Takes the wish for the end of an account from whoever shows once more that it is theirs: by its password, or by another proof where it has none. */
@Injectable()
export class DeletionRequest {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly passwords: PasswordCheck,
    private readonly proofs: Proofs,
  ) {}

  /** Throws RuleViolation when the password is wrong or the proof is missing. */
  async make(keepContent: boolean, password: string, caller: Caller): Promise<void> {
    const session = sessionOf(caller);
    const { memberId } = session;
    const ask = () => this.commands.execute(new RequestAccountDeletion({ memberId, keepContent }, this.origins.of(caller)));
    if (!(await this.passwords.isDue(memberId))) return this.proofs.use(session, ask);
    await this.passwords.demand(memberId, password);
    await ask();
  }
}
