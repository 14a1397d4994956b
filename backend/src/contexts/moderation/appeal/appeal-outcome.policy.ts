import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ChangeSanctionEnd, LiftSanction } from '../standing/standing.commands.js';
import type { AppealDecided } from './appeal.events.js';

/** Answers the settings that hold when it is asked; the command keeps them. */
export interface Holding {
  readonly policy: ModerationPolicy;
}

/** Sanctions are lifted or end sooner as an appeal against them was decided; the words to the member go along. */
export const appealOutcome = (settings: Holding) =>
  policy<AppealDecided>({
    name: 'appeal-outcome',
    readsSealed: true,
    on: {
      AppealDecided: ({ data: { appealId, memberId, lifts, changes, message: note } }) => {
        // A member who was forgotten meanwhile has no standing any more.
        if (note === null) return [];
        const sanction = { memberId, sanctionId: appealId, note, appealId };
        return [
          ...lifts.map((kind) => ({ send: intent(LiftSanction, { ...sanction, kind, policy: settings.policy }) })),
          ...changes.map(({ kind, until }) => ({ send: intent(ChangeSanctionEnd, { ...sanction, kind, durationMinutes: null, until }) })),
        ];
      },
    },
  });
