import { EditCommentByModerator } from '../contexts/forum/comment/comment.commands.js';
import { DecideAppeal, MakeAppeal } from '../contexts/moderation/appeal/appeal.commands.js';
import { DecideCase, JoinCase } from '../contexts/moderation/case/case.commands.js';
import type { DemoReport } from './demo-content.js';
import { demoReports } from './demo-reports.js';
import { readDemoTopics } from './demo-topics.js';
import type { FirstStart } from './first-start.js';
import { actor, commentIdOf, topicIdOf } from './seed-attention.js';
import { APPEALS, DERYA, type HoursAgo, MERT, RULES, staff } from './seed-staff.js';

/** What the desk has decided on: a report that was dismissed, a comment that two rightly reported, one that came back on appeal, and one of which a phone number was taken out. */
export async function seedDecisions(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  await dismiss(start, hoursAgo);
  await removeAdvertisement(start, hoursAgo);
  await bringBackOnAppeal(start, hoursAgo);
  await takeOutPhoneNumber(start, hoursAgo);
}

type Verdict = Pick<DecideCase['data'], 'status' | 'upheld' | 'actions' | 'recordedAction' | 'message'>;

/** Decides on the sample reports that the sample desk has settled, and answers the decision's id. */
async function settle(start: FirstStart, of: Required<DemoReport>['settled'], verdict: Verdict, by: string, at: string): Promise<Settled> {
  const reports = demoReports.flatMap((report, index) => (report.settled === of ? [{ ...report, reportId: start.id(`report/${index}`) }] : []));
  const [report] = reports;
  const author = report && readDemoTopics()[report.topic]?.comments[report.comment ?? -1]?.by;
  if (report?.comment === undefined || author === undefined) throw new Error(`no comment of the sample content was reported and then ${of}`);
  const { topic, comment, reason, reportId } = report;
  const caseId = commentIdOf(start, topic, comment);
  const memberId = start.memberId(author);
  const content = { reportedType: 'forum_comment', memberId, topicId: topicIdOf(start, topic), contentRevision: 0 } as const;
  // Reports join their case soon by themselves: the decision does not wait for that.
  for (const one of reports) await start.send(JoinCase, { caseId, reportId: one.reportId, ...content, reason, reportedAt: at }, `join/${one.reportId}`, at);
  const decisionId = start.id(`decision/${of}`);
  const data = {
    ...{ caseId, decisionId, reportId: null, reason, clause: null, fields: [], partOf: null, staffNote: null, rules: RULES, ...verdict },
    already: { state: 'visible', wordedAt: 0, warned: false, mutedUntil: null, restriction: null },
    ...{ moderatorId: start.memberId(by), moderatorRole: 'moderator', memberRole: 'user' },
  } satisfies DecideCase['data'];
  await start.send(DecideCase, data, `decide/${of}`, at, staff(start, by));
  return { decisionId, author, reason, content: { type: 'forum_comment', id: caseId, reportId, back: 'shown' } };
}

interface Settled {
  readonly decisionId: string;
  readonly author: string;
  readonly reason: DemoReport['reason'];
  readonly content: NonNullable<DecideAppeal['data']['content']>;
}

const dismiss = (start: FirstStart, hoursAgo: HoursAgo): Promise<Settled> =>
  settle(start, 'dismissed', { status: 'dismissed', upheld: false, actions: [], recordedAction: null, message: null }, DERYA, hoursAgo(25));

const removeAdvertisement = (start: FirstStart, hoursAgo: HoursAgo): Promise<Settled> => {
  const removed: Verdict = {
    ...{ status: 'resolved', upheld: true, actions: [{ action: 'delete_content', durationMinutes: null }], recordedAction: 'delete_content' },
    message: 'Kurs tanıtımları forumda değil, profilinizde yer alabilir.',
  };
  return settle(start, 'upheld', removed, MERT, hoursAgo(54));
};

async function bringBackOnAppeal(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const hidden: Verdict = {
    ...{ status: 'resolved', upheld: true, actions: [{ action: 'hide_content', durationMinutes: null }], recordedAction: 'hide_content' },
    message: 'Konuyla ilgisi olmayan yorumları kaldırıyoruz.',
  };
  const { decisionId: appealId, author, reason, content } = await settle(start, 'appealed', hidden, MERT, hoursAgo(3.1));
  const memberId = start.memberId(author);
  const decision = { moderatorIds: [start.memberId(MERT)], at: hoursAgo(3.1), reason, stands: true };
  const text = 'Bu bir şakaydı, tartışmayı da bölmedi: konuyu açan dahil üç kişi beğenmiş. Yeniden bakabilir misiniz?';
  await start.send(MakeAppeal, { appealId, memberId, decision, text, byLink: false, policy: APPEALS }, 'appeal/hidden', hoursAgo(2.7), actor(start, author));
  const acting = { appealId, moderatorId: start.memberId(DERYA), moderatorRole: 'moderator', memberRole: 'user', othersMay: true, claimHours: 12 } as const;
  const message = 'Haklısınız, yorumunuz konuyu dağıtmıyor. Geri getirdik, özür dileriz.';
  const verdict = { outcome: 'reversed', changes: [], restoresContent: true, message, staffNote: null, content } as const;
  await start.send(DecideAppeal, { ...acting, ...verdict }, 'appeal/reversed', hoursAgo(1.4), staff(start, DERYA));
}

/** Where a phone number stands in the sample content, and what stands there since. */
const NUMBER = { topic: 6, comment: 4, digits: '0555 000 00 00', since: '(telefon numarası kaldırıldı)' };

async function takeOutPhoneNumber(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const { topic, comment, digits, since } = NUMBER;
  const text = readDemoTopics()[topic]?.comments[comment]?.content;
  if (!text?.includes(digits)) throw new Error('the sample comment with a phone number has none');
  const commentId = commentIdOf(start, topic, comment);
  const message = 'Telefon numaranızı herkese açık bıraktığınızı fark ettik; sizin güvenliğiniz için kaldırdık.';
  const edit = { decisionId: start.id('decision/edit'), reason: 'other', clause: null, message, version: 0, authorRole: 'user' } as const;
  await start.send(EditCommentByModerator, { commentId, content: text.replace(digits, since), ...edit }, 'edit', hoursAgo(30), staff(start, DERYA));
}
