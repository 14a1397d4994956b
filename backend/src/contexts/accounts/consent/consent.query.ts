import { Inject, Injectable } from '@nestjs/common';
import type { Consent, TermsDocument } from '../../../../contracts/consents.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { ReadTerms } from '../account/terms.rules.js';
import { consentsView } from './consents.model.js';
import { CurrentTerms } from './current-terms.port.js';

/** Answers what a member has accepted and what is in force. */
@Injectable()
export class ConsentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly terms: CurrentTerms,
  ) {}

  async of(memberId: string): Promise<Consent[]> {
    const [inForce, accepted] = await Promise.all([this.terms.current(), this.views.get(consentsView.name, memberId)]);
    return inForce.map(({ document, title, version, updated_at }) => {
      const last = accepted?.[document];
      const given = { accepted_version: last?.version ?? null, accepted_at: last?.at ?? null };
      return { document, title, version, updated_at, ...given, up_to_date: last?.version === version };
    });
  }

  /** Puts what is in force beside what somebody says to have read; texts that were not named are left out. */
  async beside(read: Partial<Record<TermsDocument, string>>): Promise<ReadTerms[]> {
    const inForce = await this.terms.current();
    return inForce.flatMap(({ document, version }) => {
      const named = read[document];
      return named ? [{ document, version: named, inForce: version }] : [];
    });
  }
}
