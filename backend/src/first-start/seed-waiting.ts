import { APPROVAL_LIMITS } from '../../contracts/approvals.js';
import { RequestApproval } from '../contexts/administration/approval/approval.commands.js';
import { TakeApprovalPlace } from '../contexts/administration/approval/approval-place.commands.js';
import { placeOf } from '../contexts/administration/approval/approval-place.decider.js';
import { HoldComment } from '../contexts/forum/holding/held.commands.js';
import { BanMember } from '../contexts/moderation/standing/standing.commands.js';
import type { FirstStart } from './first-start.js';
import { actor, topicIdOf } from './seed-attention.js';
import { type HoursAgo, MERT, staff } from './seed-staff.js';

/** What waits for the desk besides reports: a text of a newcomer, and a ban that nobody gives alone. */
export async function seedWaiting(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  await holdComment(start, hoursAgo);
  await askForBan(start, hoursAgo);
}

function holdComment(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const content = [
    'Aynı sorunla geçen ay uğraştım, şu üç sayfa çok işime yaradı:',
    '- https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_containment/Container_queries\n- https://web.dev/learn/css/container-queries\n- https://css-tricks.com/css-container-queries/',
    'Etiketi saran satıra değil, satırın hücresine `container-type` verince düzeldi.',
  ].join('\n\n');
  const comment = { commentId: start.id('held/comment'), topicId: topicIdOf(start, 28), authorId: start.memberId('tolga.iscan'), quotedCommentId: null };
  return start.send(HoldComment, { ...comment, content, causes: ['links'] }, 'hold', hoursAgo(0.4), actor(start, 'tolga.iscan'));
}

/** Asked for by whoever hid the profile already; somebody else confirms it or does not. */
async function askForBan(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const memberId = start.memberId('yeni_uye_48');
  const sanctionId = start.id('sanction/ban');
  const requestedBy = start.memberId(MERT);
  const approvalId = start.id('approval/ban');
  const until = hoursAgo(2 - APPROVAL_LIMITS.hours);
  const ban = { memberId, sanctionId, reportId: null, contentId: null, reason: 'scam', durationMinutes: null } satisfies Omit<BanMember['data'], 'note'>;
  const request = {
    ...({ approvalId, kind: 'permanent_sanction', permission: 'member.sanction', about: memberId, command: BanMember.name } as const),
    ...({ requestedBy, requestedRole: 'moderator' } as const),
    asked: JSON.stringify(ban),
    words: JSON.stringify({ note: 'Hesabınız yalnızca kapora dolandırıcılığı için kullanıldı.' }),
    ...{ sealedFor: memberId, judges: [memberId], decisions: [sanctionId], cases: [], rule: ban.reason, until },
    suspends: [{ memberId, sanctionId: start.id('sanction/meanwhile') }],
  };
  await start.send(TakeApprovalPlace, { ...placeOf(request), approvalId, until }, 'approval/place', hoursAgo(2), staff(start, MERT));
  await start.send(RequestApproval, request, 'approval', hoursAgo(2), staff(start, MERT));
}
