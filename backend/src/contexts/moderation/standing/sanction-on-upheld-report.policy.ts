import { DEFAULT_MUTE_MINUTES, type ModerationPolicy } from '../../../../contracts/moderation.js';
import { type Intent, intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { ReportModerated } from '../report/report.events.js';
import { BanMember, IssueWarning, MuteMember, SuspendMember } from './standing.commands.js';
import { MINUTES_PER_DAY } from './standing.rules.js';

/** Answers the settings that hold when it is asked; the command keeps them, so that it decides the same when it is repeated. */
interface Holding {
  readonly policy: ModerationPolicy;
}

/** A report that was upheld by itself, before there were cases, touches its member's standing as the moderator decided. */
export const sanctionOnUpheldReport = (settings: Holding) =>
  policy<ReportModerated>({
    name: 'sanction-on-upheld-report',
    readsSealed: true,
    on: {
      ReportModerated: ({ data }) => {
        const sanction = data.decisionId === null ? sanctionFor(data, settings.policy) : null;
        return sanction ? [{ send: sanction }] : [];
      },
    },
  });

function sanctionFor({ action, durationMinutes, ...report }: ReportModerated['data'], settings: ModerationPolicy): Intent | null {
  const { reportId, reportedId: contentId, reportedUserId: memberId, reason, note } = report;
  const sanction = { memberId, sanctionId: reportId, reportId, contentId, reason, note };
  switch (action) {
    case 'warn_user':
      return intent(IssueWarning, { ...sanction, policy: settings });
    case 'mute_user':
      return intent(MuteMember, { ...sanction, durationMinutes: durationMinutes ?? DEFAULT_MUTE_MINUTES });
    case 'suspend_user':
      return intent(SuspendMember, { ...sanction, durationMinutes: durationMinutes ?? settings.suspensionDays * MINUTES_PER_DAY });
    case 'ban_user':
      return intent(BanMember, { ...sanction, durationMinutes });
    default:
      return null;
  }
}
