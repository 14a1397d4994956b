import { Injectable } from '@nestjs/common';
import { fieldLabel, type RevealedField, TIMELINE_TEXT } from '../../../../contracts/audit-timeline.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { FactFields } from '../timeline/fact-fields.rules.js';
import { TimelineQuery } from '../timeline/timeline.query.js';
import { TimelineFactQuery } from '../timeline/timeline-fact.query.js';

/** What would be read, and of whom. */
export interface Masked {
  readonly memberId: string;
  readonly factId: string;
  readonly factType: string;
  readonly fields: string[];
}

/** Answers what is personal in a told fact, to whoever may see it. */
@Injectable()
export class FactRevealQuery {
  constructor(
    private readonly timeline: TimelineQuery,
    private readonly facts: TimelineFactQuery,
    private readonly fields: FactFields,
    private readonly authors: AuthorDirectory,
  ) {}

  /** Throws where nothing is masked, and where the fact is about somebody whom this role does not decide about. */
  async masked(eventId: string, role: Role): Promise<Masked> {
    const found = await this.timeline.byId(eventId);
    const fields = await this.facts.maskedIn(found);
    const [first] = fields;
    if (first === undefined) throw new RuleViolation('fact.nothing-masked', TIMELINE_TEXT.nothingMasked, null, 'conflict');
    const memberId = found.member_id ?? this.fields.subjectOf(found.type, (await this.facts.opened(found)).data, first);
    if (memberId === null) throw new RuleViolation('fact.nothing-masked', TIMELINE_TEXT.nothingMasked, null, 'conflict');
    const member = authorIn(await this.authors.byIds([memberId]), memberId);
    if (outranks(member.role as Role, role)) throw new RuleViolation('disclosure.about-superior', TIMELINE_TEXT.aboutSuperior, null, 'forbidden');
    return { memberId, factId: eventId, factType: found.type, fields };
  }

  async read({ factId, fields }: Masked): Promise<RevealedField[]> {
    const { data } = await this.facts.opened(await this.timeline.byId(factId));
    return fields.map((field) => ({ field, label: fieldLabel(field), value: textOf((data as Readonly<Record<string, unknown>>)[field]) }));
  }
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
}
