import { type Subrole } from '../../contracts/subroles.js';
import { RequestSubroles, ReviewSubroles } from '../contexts/accounts/subrole/subrole.commands.js';
import { SolveTopic } from '../contexts/forum/topic/topic.commands.js';
import { MakeAppeal } from '../contexts/moderation/appeal/appeal.commands.js';
import { DecideCase } from '../contexts/moderation/case/case.commands.js';
import { ExpireRestriction, IssueWarning, LiftSanction, MuteMember } from '../contexts/moderation/standing/standing.commands.js';
import type { FirstStart } from './first-start.js';
import { actor, commentIdOf, topicIdOf } from './seed-attention.js';
import { seedDecisions } from './seed-decisions.js';
import { seedFeedback } from './seed-feedback.js';
import { seedReviews } from './seed-reviews.js';
import { APPEALS, DERYA, type HoursAgo, MERT, RULES, staff } from './seed-staff.js';
import { seedWaiting } from './seed-waiting.js';

/** What the desk has done by then, so that each of its lists shows its rarer states; all of it by the commands that its people would send. */
export async function seedDesk(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  await solve(start, hoursAgo);
  await sanction(start, hoursAgo);
  await suspendByThreshold(start, hoursAgo);
  await hideProfile(start, hoursAgo);
  await seedDecisions(start, hoursAgo);
  await seedReviews(start, hoursAgo);
  await seedWaiting(start, hoursAgo);
  await askForSubroles(start, adminName, hoursAgo);
  await seedFeedback(start, hoursAgo);
}

const solve = (start: FirstStart, hoursAgo: HoursAgo) =>
  start.send(
    SolveTopic,
    { topicId: topicIdOf(start, 18), memberId: start.memberId('irem.sahin'), moderates: false, commentId: commentIdOf(start, 18, 0) },
    'solve/18',
    hoursAgo(20),
    actor(start, 'irem.sahin'),
  );

/** A warning that is appealed against, and a mute that was taken back. */
async function sanction(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const warned = start.memberId('baris.ince');
  const decision = { moderatorIds: [start.memberId(DERYA)], at: hoursAgo(30), reason: 'harassment', stands: true };
  const appealId = start.id('sanction/warning');
  const warning = { memberId: warned, sanctionId: appealId, reportId: null, contentId: null, reason: decision.reason };
  const note = 'Tartışmada düşünceyi eleştirin, kişiyi değil.';
  await start.send(IssueWarning, { ...warning, note, policy: RULES }, 'warn', decision.at, staff(start, DERYA));
  const text = 'Sözüm kişiye değil önerisineydi; başında da “bence” demiştim. Konunun tamamına bakarsanız görürsünüz.';
  await start.send(
    MakeAppeal,
    { appealId, memberId: warned, decision, text, byLink: false, policy: APPEALS },
    'appeal',
    hoursAgo(9),
    actor(start, 'baris.ince'),
  );
  const muted = { memberId: start.memberId('tolga.iscan'), sanctionId: start.id('sanction/mute') };
  const mute = { ...muted, reportId: null, contentId: null, reason: 'spam', note: 'Aynı bağlantıyı üç konuda paylaştınız.', durationMinutes: 4_320 };
  await start.send(MuteMember, mute, 'mute', hoursAgo(60), staff(start, MERT));
  const lifted = { ...muted, kind: 'muted', note: 'Üç konu da aynı sorunun parçasıymış, özür dileriz.', policy: RULES } as const;
  await start.send(LiftSanction, lifted, 'lift', hoursAgo(55), staff(start, DERYA));
}

/** Three warnings in a week, before the member wrote anything that is still there; what followed by itself is over since. */
async function suspendByThreshold(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const memberId = start.memberId('ugur_ay');
  const warnings = [
    { hours: 1_740, by: MERT, note: 'Aynı kurs bağlantısını üç konuda paylaştınız.' },
    { hours: 1_690, by: MERT, note: 'Uyarımızdan sonra aynı bağlantıyı bir kez daha paylaştınız.' },
    { hours: 1_620, by: DERYA, note: 'Kurs tanıtımları forumda değil, profilinizde yer alabilir.' },
  ] as const;
  for (const [index, { hours, by, note }] of warnings.entries()) {
    const warning = { memberId, sanctionId: start.id(`sanction/warning/${index}`), reportId: null, contentId: null, reason: 'spam', note } as const;
    await start.send(IssueWarning, { ...warning, policy: RULES }, `warn/${index}`, hoursAgo(hours), staff(start, by));
  }
  const over = 1_620 - RULES.suspensionDays * 24;
  await start.send(ExpireRestriction, { memberId, restrictionId: start.id('sanction/warning/2') }, 'expire', hoursAgo(over));
}

/** Of somebody whose very name is an advertisement; nobody had to report it. */
async function hideProfile(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const memberId = start.memberId('yeni_uye_48');
  const shown = (['page', 'display_name'] as const).map((name) => ({ name, label: '', value: name, state: 'shown' as const, waiting: null }));
  const data = {
    ...{ caseId: memberId, decisionId: start.id('decision/profile'), reportId: null, reason: 'scam', clause: '4.6', status: 'resolved', upheld: true },
    ...{ actions: [{ action: 'hide_content', durationMinutes: null }], fields: ['page'], recordedAction: 'hide_content', partOf: null },
    ...{ message: 'Adınız ve profiliniz bir kazanç vaadinin reklamı.', staffNote: null, rules: RULES },
    already: { state: 'visible', wordedAt: -1, fields: shown, warned: false, mutedUntil: null, restriction: null },
    unreported: { reportedType: 'user_profile', memberId, topicId: '', contentRevision: -1 },
    ...{ moderatorId: start.memberId(MERT), moderatorRole: 'moderator', memberRole: 'user' },
  } satisfies DecideCase['data'];
  await start.send(DecideCase, data, 'hide-profile', hoursAgo(5), staff(start, MERT));
}

/** One request that waits, and one of which the admin granted a part. */
async function askForSubroles(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  const ask = (by: string, subroles: Subrole[], reason: string, hours: number) =>
    start.send(
      RequestSubroles,
      { memberId: start.memberId(by), requestId: start.id(`subroles/${by}`), subroles, reason, additionalInfo: '' },
      `subroles/${by}`,
      hoursAgo(hours),
      actor(start, by),
    );
  await ask(
    'gokce.unal',
    ['academician', 'blog_author'],
    'Bir üniversitede veritabanı sistemleri dersi veriyorum; ders notlarımı blogda paylaşmak istiyorum.',
    70,
  );
  await ask('cagri_yildiz', ['employer'], 'Beş kişilik bir yazılım evinin ortağıyım; önümüzdeki ay iki arka uç geliştirici arayacağız.', 11);
  const memberId = start.memberId('gokce.unal');
  const reviewerId = start.memberId(adminName);
  const verdict = {
    status: 'approved',
    approved: ['academician'],
    rejected: ['blog_author'],
    note: 'Blog yazarlığı için önce forumda birkaç yazınızı görelim.',
  } as const;
  await start.send(ReviewSubroles, { memberId, requestId: start.id('subroles/gokce.unal'), reviewerId, ...verdict }, 'subroles/review', hoursAgo(48), {
    id: reviewerId,
    role: 'admin',
  });
}
