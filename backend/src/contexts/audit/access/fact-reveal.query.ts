import { Injectable } from '@nestjs/common';
import { fieldLabel, type RevealedField, TIMELINE_TEXT } from '../../../../contracts/audit-timeline.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { TRAVEL_TEXT } from '../../../../contracts/travel.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { FactFields } from '../timeline/fact-fields.rules.js';
import type { TimelineDocument } from '../timeline/timeline.model.js';
import { TimelineQuery } from '../timeline/timeline.query.js';
import { TimelineFactQuery } from '../timeline/timeline-fact.query.js';
import { PastSources } from '../travel/past-sources.port.js';
import { revealedText } from './revealed.rules.js';

const UUID_LENGTH = 36;

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
    private readonly sources: PastSources,
  ) {}

  /**
   * Throws where nothing is masked, where the fact is about the caller or about somebody whom their role does not decide about, and for the words of a
   * text that its author took back.
   */
  async masked(eventId: string, caller: Caller): Promise<Masked> {
    const found = await this.timeline.byId(eventId);
    const fields = await this.facts.maskedIn(found);
    const [first] = fields;
    if (first === undefined) throw new RuleViolation('fact.nothing-masked', TIMELINE_TEXT.nothingMasked, null, 'conflict');
    const memberId = found.member_id ?? this.fields.subjectOf(found.type, (await this.facts.opened(found)).data, first);
    if (memberId === null) throw new RuleViolation('fact.nothing-masked', TIMELINE_TEXT.nothingMasked, null, 'conflict');
    const member = authorIn(await this.authors.byIds([memberId]), memberId);
    // What was reported and noted about them is kept from auditors too: they are members.
    if (memberId === caller.memberId || outranks(member.role as Role, caller.role))
      throw new RuleViolation('disclosure.about-superior', TIMELINE_TEXT.aboutSuperior, null, 'forbidden');
    await this.refuseWithdrawn(found);
    return { memberId, factId: eventId, factType: found.type, fields };
  }

  /** Past views do not open such a text either, at any moment. */
  private async refuseWithdrawn({ event_id, stream, position, at }: TimelineDocument): Promise<void> {
    const id = stream.slice(-UUID_LENGTH);
    const contents = this.sources.of('content');
    const text = (await contents.at(id, { position, now: at }))?.text;
    if (text?.shut !== TRAVEL_TEXT.withdrawn) return;
    // Reports and decisions about it go by its id too.
    const own = await contents.facts(id, null);
    if (own.some((fact) => fact.id === event_id)) throw new RuleViolation('disclosure.withdrawn', TRAVEL_TEXT.withdrawn, null, 'conflict');
  }

  async read({ factId, fields }: Masked): Promise<RevealedField[]> {
    const { data } = await this.facts.opened(await this.timeline.byId(factId));
    return fields.map((field) => ({ field, label: fieldLabel(field), value: revealedText(field, (data as Readonly<Record<string, unknown>>)[field]) }));
  }
}
