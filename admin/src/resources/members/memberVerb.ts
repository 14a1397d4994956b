import type { MemberCase, ModerationAction, ModerationPolicy } from '@contracts/moderation';
import type { Duration } from '../../desk/durations';
import type { Effect } from '../../desk/EffectBox';

/** What a decision about a member needs to know of them. */
type SanctionedMember = Pick<MemberCase, 'if_warned' | 'policy' | 'open_sessions' | 'standing'>;

/** A decision about a member, whether a case led to it or not. */
export interface MemberVerb {
  keyName: string;
  label: string;
  look: 'primary' | 'plain' | 'danger';
  action: ModerationAction;
  durations?: (policy: ModerationPolicy) => { choices: Duration[]; preset: number | null };
  /** What confirming will cause. */
  effect: (member: SanctionedMember, minutes: number | null) => Effect;
}
