import type { ModerationAction, ModerationPolicy, ReportCase, ReportStatus } from '@contracts/moderation';
import type { Duration } from '../../desk/durations';
import type { Effect } from '../../desk/EffectBox';

/** One thing a moderator can decide about a report. */
export interface Verb {
  name: string;
  keyName: string;
  label: string;
  look: 'primary' | 'plain' | 'danger' | 'quiet';
  status: ReportStatus;
  action?: ModerationAction;
  /** Whether the decision is about the member (and not about the content). */
  aboutMember: boolean;
  durations?: (policy: ModerationPolicy) => { choices: Duration[]; preset: number | null };
  /** What confirming will cause. */
  effect: (report: ReportCase, minutes: number | null) => Effect;
  /** What the toast says while the decision can still be taken back. */
  done: (who: string) => string;
  /** What is different where the text is not in the forum yet. */
  whenHeld?: Pick<Verb, 'label' | 'effect' | 'done'>;
}

/** What a decision about a member needs to know of them. */
export type SanctionedMember = Pick<ReportCase, 'if_warned' | 'policy' | 'open_sessions' | 'standing'>;

/** A decision about a member, whether a report led to it or not. */
export interface MemberVerb extends Verb {
  effect: (member: SanctionedMember, minutes: number | null) => Effect;
}

/** The verb as it is for one report. */
export const verbFor = (verb: Verb, report: ReportCase | undefined): Verb => (report?.now.state === 'held' ? { ...verb, ...verb.whenHeld } : verb);
