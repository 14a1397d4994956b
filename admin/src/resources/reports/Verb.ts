import type { ModerationAction, ModerationPolicy, ReportCase, ReportStatus } from '@contracts/moderation';

const DAY = 24 * 60;

export const days = (count: number): Duration => ({ minutes: count * DAY, label: count % 365 === 0 ? `${count / 365} yıl` : `${count} gün` });
export const noEnd: Duration = { minutes: null, label: 'Kalıcı' };

export const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
export const inDays = (minutes: number): string => days(minutes / DAY).label;

export interface Effect {
  tone: 'plain' | 'warn' | 'danger';
  lead: string;
  text: string;
}

export interface Duration {
  /** Null means without an end. */
  minutes: number | null;
  label: string;
}

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

/** The verb as it is for one report. */
export const verbFor = (verb: Verb, report: ReportCase | undefined): Verb => (report?.now.state === 'held' ? { ...verb, ...verb.whenHeld } : verb);
