/** The moderation log that everybody may read, and the yearly report, on the wire: both made of facts, without names. */
import { CASE_ACTION_LABEL } from './cases.js';
import { type ModerationAction, REASON_LABEL, type ReportedType, type ReportReason } from './moderation.js';

/** `edit_content`: a moderator put other words in it. */
export type PublicAction = ModerationAction | 'edit_content';
export const PUBLIC_ACTION_LABEL: Readonly<Record<PublicAction, string>> = { ...CASE_ACTION_LABEL, edit_content: 'Düzenleme' };
export const PUBLIC_ACTIONS = Object.keys(PUBLIC_ACTION_LABEL) as readonly PublicAction[];

/** `membership`: a member's standing, by no single content. */
export type PublicContent = ReportedType | 'membership';
export const PUBLIC_CONTENT_LABEL: Readonly<Record<PublicContent, string>> = {
  forum_topic: 'Konu',
  forum_comment: 'Yorum',
  blog_post: 'Yazı',
  project: 'Proje',
  project_update: 'Proje güncellemesi',
  chat_message: 'Mesaj',
  job_listing: 'İş ilanı',
  voice_room: 'Sesli oda',
  voice_message: 'Sesli oda mesajı',
  user_profile: 'Profil',
  membership: 'Üyelik',
};
export const PUBLIC_CONTENTS = Object.keys(PUBLIC_CONTENT_LABEL) as readonly PublicContent[];

export const TRANSPARENCY_LIMITS = {
  page: 50,
  /** Lower counts are not told. */
  least: 5,
  /** What is summed up above the log: a year. */
  summedDays: 365,
  /** No report is about an earlier year. */
  firstYear: 2020,
} as const;

export const TRANSPARENCY_TEXT = {
  log: 'Moderasyon kaydı',
  logLead:
    'Topluluğun kurallarına göre verilen kararlar: yalnızca işlem, kural, içerik türü, gün ve geri alınıp alınmadığı. Başlık, metin, üye ve görevli yer almaz; her karar itiraz süresi dolduktan sonra görünür.',
  logEmpty: 'Henüz itiraz süresi dolmuş bir karar yok.',
  off: 'Moderasyon kaydı yayımlanmıyor.',
  report: 'Şeffaflık raporu',
  reportLead: 'Kayıtlardan kendiliğinden çıkarılır; hiçbir ad içermez.',
  few: "5'ten az",
  hidden: 'gösterilmiyor',
  note: "5'in altındaki sayılar “5'ten az” diye yazılır; başka sayılardan hesaplanabilecek olanlar gösterilmez.",
  noYear: 'Bu yılın raporu yok. Bir yılın raporu, yıl bitince yayımlanır.',
  reversed: 'Geri alındı',
  takenBack: 'Geri alınan',
  summary: 'Son 12 ay, özetle',
  noRule: 'Belirtilmemiş',
} as const;

/** One decision in the public log: it says no more than this, and goes by nothing. */
export interface PublicLogRow {
  action: PublicAction;
  /** A clause as `2.1`, or the reason of a report; null where none was named. */
  rule: string | null;
  content: PublicContent;
  /** `YYYY-MM-DD`, in Turkey. */
  day: string;
  reversed: boolean;
}

/** How a rule is read. */
export const publicRuleLabel = (rule: string | null): string =>
  rule === null ? TRANSPARENCY_TEXT.noRule : (REASON_LABEL[rule as ReportReason] ?? `Kural ${rule}`);

/** A count as it is told to everybody. */
export const countText = (count: number): string => (count < TRANSPARENCY_LIMITS.least ? TRANSPARENCY_TEXT.few : count.toLocaleString('tr-TR'));

export interface ReportLine {
  label: string;
  /** A number as it is read, or the words in its place. */
  count: string;
}
/** What the log shows of the last year, by action. */
export interface PublicLogSummary {
  /** The first day that is counted, as `YYYY-MM-DD`. */
  since: string;
  lines: ReportLine[];
}
export interface ReportSection {
  title: string;
  lines: ReportLine[];
}
export interface TransparencyReport {
  year: number;
  /** Whether the year is over: only then it is for everybody. */
  complete: boolean;
  sections: ReportSection[];
}

/** What is open to everybody: nothing as long as it is off. */
export interface TransparencyOverview {
  on: boolean;
  /** Years with a report, the newest first. */
  years: number[];
}

export const reportTitle = (year: number): string => `${TRANSPARENCY_TEXT.report} ${year}`;

/** The report as Markdown. */
export function reportMarkdown({ year, complete, sections }: TransparencyReport): string {
  const tables = sections.map(
    ({ title, lines }) =>
      `## ${title}\n\n| | Sayı |\n|---|---:|\n${lines.map(({ label, count }) => `| ${label.replaceAll('|', '\\|')} | ${count} |`).join('\n')}\n`,
  );
  const unfinished = complete ? '' : '\n**Ön izleme: yıl henüz bitmedi.**\n';
  return `# ${reportTitle(year)}\n\n${TRANSPARENCY_TEXT.reportLead} ${TRANSPARENCY_TEXT.note}\n${unfinished}\n${tables.join('\n')}`;
}
