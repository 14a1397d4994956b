import { Inject, Injectable } from '@nestjs/common';
import type { OwnProof } from '../../../../contracts/proof.js';
import type { Credentials } from '../../../kernel/vault.js';
import type { CallerSession } from '../../../platform/callers/caller.js';
import { CREDENTIALS } from '../../../platform/tokens.js';
import { IdentitiesQuery } from '../identity/identities.query.js';
import { Proofs } from '../proof/proofs.service.js';
import { SecondFactorQuery } from '../second-factor/second-factor.query.js';

/** Answers what a member can show that it is they who ask. */
@Injectable()
export class OwnProofQuery {
  constructor(
    private readonly identities: IdentitiesQuery,
    private readonly factors: SecondFactorQuery,
    private readonly proofs: Proofs,
    @Inject(CREDENTIALS) private readonly credentials: Credentials,
  ) {}

  async of(session: CallerSession): Promise<OwnProof> {
    const { memberId } = session;
    const [password, identities, passkeys, proved_until] = await Promise.all([
      this.credentials.has(memberId),
      this.identities.own(memberId),
      this.factors.passkeys(memberId),
      this.proofs.until(session),
    ]);
    const providers = identities.filter(({ linked_at, offered }) => linked_at && offered).map(({ id, label }) => ({ id, label }));
    return { password, providers, passkey: passkeys.length > 0, proved_until };
  }
}
