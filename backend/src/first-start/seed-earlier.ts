import { FACT_KIND_LABEL } from '../../contracts/audit-timeline.js';
import { type CommunityValues, SETTING_NAMES, settingOf } from '../../contracts/community-settings.js';
import type { ReportReason } from '../../contracts/moderation.js';
import { ChangeCommunitySettings } from '../contexts/administration/settings/settings.commands.js';
import { RequestAuditExport } from '../contexts/audit/export/audit-export.commands.js';
import { DecideAppeal, MakeAppeal } from '../contexts/moderation/appeal/appeal.commands.js';
import { IssueWarning, MuteMember } from '../contexts/moderation/standing/standing.commands.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import { APPEALS, DERYA, type HoursAgo, MERT, RULES, staff } from './seed-staff.js';

const DAY_HOURS = 24;
const HOUR_MINUTES = 60;

/** What an installation begins with, whatever its settings say: the sample content opens the log in any. */
const USUAL = Object.fromEntries(SETTING_NAMES.map((name) => [name, settingOf(name).usual])) as CommunityValues;

interface Earlier {
  readonly days: number;
  readonly of: string;
  readonly by: string;
  readonly reason: ReportReason;
  /** Muted for so many hours; null: warned. */
  readonly hours: number | null;
}

const HELD_TO_THE_RULES = ['ugur_ay', 'isil.tas', 'kerem_ucgul', 'sule_oz', 'cagri_yildiz', 'gokce.unal'] as const;
const LAST_YEAR = 24;

/** More than a year ago, so in a year that is over, whatever day it is; as many that its report tells some of the numbers, and nobody is warned three times. */
const lastYear = Array.from({ length: LAST_YEAR }, (_, index): Earlier => {
  const round = Math.floor(index / HELD_TO_THE_RULES.length);
  return {
    days: 368 + (LAST_YEAR - index) * 4,
    of: HELD_TO_THE_RULES[index % HELD_TO_THE_RULES.length] ?? HELD_TO_THE_RULES[0],
    by: index % 3 === 0 ? MERT : DERYA,
    reason: index % 2 === 0 || index === 1 ? 'spam' : 'harassment',
    hours: round % 2 === 0 ? null : 24,
  };
});

/** Nobody may appeal against it any more; against one somebody has. */
const lately: readonly Earlier[] = [
  { days: 82, of: 'ugur_ay', by: DERYA, reason: 'spam', hours: null },
  { days: 61, of: 'kerem_ucgul', by: MERT, reason: 'harassment', hours: 24 },
  { days: 44, of: 'isil.tas', by: DERYA, reason: 'spam', hours: null },
  { days: 29, of: 'sule_oz', by: MERT, reason: 'other', hours: 12 },
];

/** What was decided long ago, that an admin lets everybody read it, and what an auditor has taken of it: so that log, report and export have something to show. */
export async function seedEarlier(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  for (const [index, sanction] of [...lastYear, ...lately].entries()) await give(start, index, sanction, hoursAgo);
  await keepOnAppeal(start, hoursAgo);
  const adminId = start.memberId(adminName);
  const opened = { values: { publicLog: 'on' }, expected: { publicLog: 'off' }, first: USUAL, adminId } as const;
  const reason = 'Neye nasıl karar verdiğimizi herkes görebilsin.';
  await start.send(ChangeCommunitySettings, { ...opened, reason }, 'public-log', hoursAgo(20 * DAY_HOURS), {
    id: adminId,
    role: 'admin',
  });
}

/** About the same rule as the appeal that is open, so that whoever decides on that one finds an example. */
async function keepOnAppeal(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const index = lately.findIndex(({ reason }) => reason === 'harassment');
  const against = lately[index];
  if (!against) throw new Error('nobody of the sample content was sanctioned lately for harassment');
  const { days, of, by, reason } = against;
  const appealId = start.id(`sanction/earlier/${lastYear.length + index}`);
  const memberId = start.memberId(of);
  const decision = { moderatorIds: [start.memberId(by)], at: hoursAgo(days * DAY_HOURS), reason, stands: true };
  const text = 'Sert yazdığımı kabul ediyorum ama kimseye hakaret etmedim. Susturma bence ağır oldu.';
  const made = hoursAgo(days * DAY_HOURS - 5);
  await start.send(MakeAppeal, { appealId, memberId, decision, text, byLink: false, policy: APPEALS }, 'appeal/earlier', made, actor(start, of));
  const acting = { appealId, moderatorId: start.memberId(DERYA), moderatorRole: 'moderator', memberRole: 'user', othersMay: true, claimHours: 12 } as const;
  const message = 'Sözünüz düşünceye değil kişiye yönelikti. Bir günlük susturmayı yerinde buluyoruz.';
  const verdict = { outcome: 'upheld', changes: [], restoresContent: false, message, staffNote: null, content: null } as const;
  await start.send(DecideAppeal, { ...acting, ...verdict }, 'appeal/upheld', hoursAgo((days - 1) * DAY_HOURS), staff(start, DERYA));
}

function give(start: FirstStart, index: number, { days, of, by, reason, hours }: Earlier, hoursAgo: HoursAgo): Promise<void> {
  const sanction = { memberId: start.memberId(of), sanctionId: start.id(`sanction/earlier/${index}`), reportId: null, contentId: null, reason, note: null };
  const [seed, at, moderator] = [`earlier/${index}`, hoursAgo(days * DAY_HOURS), staff(start, by)] as const;
  return hours === null
    ? start.send(IssueWarning, { ...sanction, policy: RULES }, seed, at, moderator)
    : start.send(MuteMember, { ...sanction, durationMinutes: hours * HOUR_MINUTES }, seed, at, moderator);
}

/** An export that is made as soon as the application runs. */
export async function seedExport(start: FirstStart): Promise<void> {
  const readerId = start.memberId('selin_ak');
  const asked = {
    readerId,
    exportId: start.id('export'),
    filter: { kind: 'moderation' },
    words: `alan: ${FACT_KIND_LABEL.moderation}`,
    profile: 'pseudonyms',
    format: 'csv',
    reason: null,
  } as const;
  await start.send(RequestAuditExport, asked, 'export', start.now(), { id: readerId, role: 'auditor' });
}
