import { Injectable } from '@nestjs/common';
import { REASON_LABEL } from '../../../../contracts/moderation.js';
import { PROFILE_FIELD_NAMES, PROFILE_FIELDS, type WithheldField } from '../../../../contracts/profile-fields.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { profile } from './profile.decider.js';
import { profileStream } from './profile.stream.js';

/** Answers members what moderators keep from view of their profile, and why. */
@Injectable()
export class OwnWithheldQuery {
  constructor(private readonly store: EventStore) {}

  async of(memberId: string): Promise<WithheldField[]> {
    const facts = await this.store.read(profileStream, memberId);
    const { withheld } = fold(profile, facts);
    return PROFILE_FIELD_NAMES.flatMap((name): WithheldField[] => {
      const kept = withheld[name];
      const last = kept?.by.at(-1);
      if (!kept || !last) return [];
      const decided = facts.findLast(({ type, data }) => type === 'ProfileFieldWithheld' && data.field === name && data.decisionId === last.decisionId);
      const { how, reason, clause, message, decisionId: decision_id } = last;
      const { label } = PROFILE_FIELDS[name];
      const isDeleted = kept.by.some((by) => by.how === 'deleted');
      return [
        {
          ...{ name, label, how, at: decided?.at ?? '', reason: REASON_LABEL[reason], clause, message, decision_id },
          value: isDeleted ? null : kept.value,
          waiting: kept.waiting?.value ?? null,
          refused: kept.refused !== null && kept.waiting === null,
        },
      ];
    });
  }
}
