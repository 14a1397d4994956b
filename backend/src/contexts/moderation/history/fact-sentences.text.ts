import { APPEAL_OUTCOME_LABEL, type AppealOutcome } from '../../../../contracts/appeals.js';
import { APPROVAL_KIND_LABEL, type ApprovalKind } from '../../../../contracts/approvals.js';
import { CATEGORY_COLOR_LABEL, CATEGORY_WRITERS_LABEL } from '../../../../contracts/categories.js';
import { DISCLOSURE_PURPOSE_LABEL, type DisclosurePurpose } from '../../../../contracts/member-record.js';
import {
  type ModerationOutcome,
  OUTCOME_LABEL,
  REASON_LABEL,
  REPORTED_TYPE_LABEL,
  type ReportedType,
  type ReportReason,
} from '../../../../contracts/moderation.js';
import { EDIT_FACTS, ofState, perVerbFact } from '../../../../contracts/moderation-verbs.js';
import type { MemberRole } from '../../../../contracts/permissions.js';
import { PROFILE_FIELDS, type ProfileField } from '../../../../contracts/profile-fields.js';
import { ROLE_LABEL } from '../../../../contracts/staff.js';
import { SUBROLE_LABEL, SUBROLE_STATE_LABEL, type Subrole, type SubroleState } from '../../../../contracts/subroles.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { HistoryEntry } from '../views/moderation.model.js';

type Details = HistoryEntry['details'];

const until = ({ until: end }: Details): string => (typeof end === 'string' ? `${turkishTime(end)} tarihine kadar` : 'süresiz');

const lower = (label = ''): string => label.toLocaleLowerCase('tr');
const roleOf = (role: Details['role']): string => ROLE_LABEL[role as MemberRole] ?? String(role);

const subroleOf = (subrole: Details['subrole']): string => SUBROLE_LABEL[subrole as Subrole] ?? String(subrole);
const fieldOf = (field: Details['field']): string => PROFILE_FIELDS[field as ProfileField]?.label ?? String(field);

const colorOf = (color: Details['color']): string => CATEGORY_COLOR_LABEL[color as keyof typeof CATEGORY_COLOR_LABEL];

const approvalOf = ({ kind }: Details): string => APPROVAL_KIND_LABEL[kind as ApprovalKind] ?? 'İstek';

function decisionOf({ status, outcome, upheld }: Details): string {
  if (status === 'dismissed') return 'raporlar reddedildi';
  if (outcome === 'no_action') return upheld ? 'üyeye not yazıldı' : OUTCOME_LABEL.no_action.toLocaleLowerCase('tr');
  return OUTCOME_LABEL[outcome as ModerationOutcome].toLocaleLowerCase('tr');
}

/** What happened, in one sentence for each type of event. */
const WHAT: Record<string, (details: Details) => string> = {
  MemberRegistered: () => 'Üye kaydoldu',
  MemberForgotten: () => 'Üyenin verileri geri getirilemez biçimde silindi',
  AccountErased: () => 'Üye hesabını sildi',
  ReportTextForgotten: () => 'Üye unutulduğu için raporun açıklaması silindi',
  EmailVerificationDemanded: () => 'E-posta adresinin yeniden doğrulanması istendi',
  EmailVerificationDemandWithdrawn: () => 'Doğrulama isteği geri alındı',
  EmailVerifiedAgain: () => 'Üye e-posta adresini yeniden doğruladı',
  RoleGranted: ({ role }) => `Görevi artık: ${roleOf(role)}`,
  StaffRoleDecided: ({ role }) => `Görevi hakkında karar: ${roleOf(role)}`,
  SubroleRequested: () => 'Üye subrole başvurusu yaptı',
  SubroleReviewed: ({ status }) => `Subrole başvurusu karara bağlandı: ${lower(SUBROLE_STATE_LABEL[status as SubroleState])}`,
  SubroleGranted: ({ subrole }) => `Subrolü verildi: ${subroleOf(subrole)}`,
  SubroleExpired: ({ cause }) => (cause === 'account_ended' ? 'Hesap silindiği için subrole başvurusu kapandı' : 'Subrole başvurusunun süresi doldu'),
  SubroleRevoked: ({ subrole }) => `Subrolü kaldırıldı: ${subroleOf(subrole)}`,
  ContentReported: ({ reportedType }) => `${REPORTED_TYPE_LABEL[reportedType as ReportedType]} raporlandı`,
  ReportTakenUnderReview: () => 'Rapor incelemeye alındı',
  ReportReturned: () => 'Rapor kuyruğa geri bırakıldı',
  ReportModerated: ({ outcome }) => `Rapor karara bağlandı: ${OUTCOME_LABEL[outcome as ModerationOutcome].toLocaleLowerCase('tr')}`,
  CaseOpened: () => 'Rapor olmadan vaka açıldı',
  CaseClaimed: () => 'Vaka incelemeye alındı',
  CaseReleased: ({ lapsed }) => (lapsed ? 'Süresi dolduğu için vaka kuyruğa döndü' : 'Vaka kuyruğa bırakıldı'),
  CaseDecided: (details) => `Vaka karara bağlandı: ${decisionOf(details)}`,
  CaseReopened: ({ open }) => (open === 0 ? 'Karar geri alındı' : 'Karar geri alındı, vaka yeniden açıldı'),
  CaseAwaitsNoMore: () => 'Onay isteği sona erdi, vaka yeniden karara açık',
  ApprovalRequested: (details) => `${approvalOf(details)} ikinci onaya sunuldu, ${until(details)}`,
  ApprovalGranted: (details) => `${approvalOf(details)}: ikinci yetkili onayladı`,
  ApprovalRefused: (details) => `${approvalOf(details)}: ikinci yetkili reddetti`,
  ApprovalWithdrawn: (details) => `${approvalOf(details)}: onay isteği geri çekildi`,
  ApprovalExpired: (details) =>
    `${approvalOf(details)}: ${details.cause === 'time' ? 'onay isteğinin süresi doldu' : 'hesap kapandığı için onay isteği düştü'}`,
  ApprovalCarriedOut: (details) => `${approvalOf(details)}: onaylanan karar uygulandı`,
  ApprovalFailed: (details) => `${approvalOf(details)}: onaylanan karar uygulanamadı`,
  ProfileFieldWithheld: ({ field, how }) => `${fieldOf(field)} ${how === 'deleted' ? 'silindi' : 'gizlendi'}`,
  ProfileFieldGivenBack: ({ field }) => `${fieldOf(field)} hakkındaki karar geri alındı`,
  ProfileValueHeld: ({ field }) => `${fieldOf(field)}: yeni değer onay bekliyor`,
  ProfileValueWithdrawn: ({ field }) => `${fieldOf(field)}: bekleyen değer geri alındı`,
  ProfileValueReleased: ({ field }) => `${fieldOf(field)}: yeni değer onaylandı`,
  ProfileValueRefused: ({ field }) => `${fieldOf(field)}: yeni değer onaylanmadı`,
  ProfileValueHeldAgain: ({ field }) => `${fieldOf(field)}: değer yeniden onay bekliyor`,
  ReportReopened: () => 'Karar geri alındı, rapor yeniden açıldı',
  ReportDismissed: () => 'Rapor reddedildi',
  ReportLapsed: () => 'Yazarı metni geri aldı, rapor kapandı',
  WarningIssued: () => 'Uyarı verildi',
  MemberSuspended: (details) => `Üye uzaklaştırıldı, ${until(details)}`,
  MemberBanned: (details) => `Üye yasaklandı, ${until(details)}`,
  RestrictionExpired: () => 'Kısıtlamanın süresi doldu, üye yeniden etkin',
  MemberMuted: (details) => `Üye susturuldu, ${until(details)}`,
  MuteExpired: () => 'Susturmanın süresi doldu, üye yeniden yazabilir',
  WarningWithdrawn: () => 'Uyarı geri alındı',
  RestrictionLifted: () => 'Kısıtlama kaldırıldı',
  MuteLifted: () => 'Susturma kaldırıldı',
  DecisionTakenBack: () => 'Karar geri alındı; verilmemiş bir yaptırımı varsa artık verilmeyecek',
  RestrictionEndChanged: (details) => `Kısıtlamanın bitişi değişti, ${until(details)}`,
  MuteEndChanged: (details) => `Susturmanın bitişi değişti, ${until(details)}`,
  AppealMade: ({ byLink }) => (byLink ? 'Üye karara bağlantıyla itiraz etti' : 'Üye karara itiraz etti'),
  AppealMessageSent: ({ from }) => (from === 'member' ? 'Üye itiraz yazışmasında yanıt verdi' : 'İtiraz yazışmasında üyeye yazıldı'),
  AppealTaken: () => 'İtiraz üstlenildi',
  AppealReleased: () => 'İtiraz bırakıldı',
  AppealDecided: ({ outcome, decidedDespiteNoOther }) =>
    `İtiraz sonuçlandı: ${lower(APPEAL_OUTCOME_LABEL[outcome as AppealOutcome])}${decidedDespiteNoOther ? ' (başka görevli olmadığı için kararı veren baktı)' : ''}`,
  AppealLapsed: () => 'Hesap silindiği için itiraz kapandı',
  MemberSessionsEnded: () => 'Üyenin bütün oturumları kapatıldı',
  MemberEmailDisclosed: () => 'Üyenin e-posta adresine bakıldı',
  SignedOutElsewhere: () => 'Üyenin bütün oturumları moderatörce kapatıldı',
  FeedbackEmailDisclosed: () => 'Üyenin geri bildirimdeki e-posta adresine bakıldı',
  CategoryOpened: () => 'Kategori açıldı',
  CategoryRenamed: ({ name, formerName }) => `Adı değişti: ${formerName} → ${name}`,
  CategoryDescribed: () => 'Açıklaması değişti',
  CategoryRecolored: ({ color, formerColor }) => `Rengi değişti: ${colorOf(formerColor)} → ${colorOf(color)}`,
  CategoryClosed: () => 'Yeni konulara kapatıldı',
  CategoryReopened: () => 'Yeni konulara açıldı',
  CategoryWritersChanged: ({ writers }) => `Kimlerin konu açabileceği değişti: ${CATEGORY_WRITERS_LABEL[writers as keyof typeof CATEGORY_WRITERS_LABEL]}`,
  CategoryMerged: () => 'Başka bir kategoriyle birleştirildi',
  CategoryUnmerged: () => 'Birleştirilmesi geri alındı',
  CategoriesOrdered: () => 'Sırası değişti',
  TagRenamed: ({ name, formerName }) => `Etiketin adı değişti: ${formerName} → ${name}`,
  TagMerged: ({ name, intoName }) => `“${name}” etiketi “${intoName}” ile birleştirildi`,
  TagSeparated: () => 'Etiketlerin birleştirilmesi geri alındı',
  TagBanned: () => 'Etiket yasaklandı',
  TagUnbanned: () => 'Etiketin yasağı kaldırıldı',
  ...Object.fromEntries(Object.entries(EDIT_FACTS).map(([type, sentence]) => [type, () => sentence])),
  ...perVerbFact(
    ({ sentence }) =>
      ({ from }) =>
        ofState(sentence, from),
  ),
};

export function whatHappened({ type, details }: HistoryEntry): string {
  return WHAT[type]?.(details) ?? type;
}

const BECAUSE: Readonly<Record<string, string>> = { warning_withdrawn: 'Dayandığı uyarı geri alındı', replaced: 'Yerini kalıcı yaptırım aldı' };

/** Why it happened, as far as the event says; `note` is what was written with it. */
export function whyItHappened({ type, details }: HistoryEntry, note: string | null): string | null {
  if (type === 'MemberSuspended' && details.byThreshold) return 'Uyarı eşiği doldu';
  const { cause, purpose, reason } = details;
  if (type === 'SignedOutElsewhere') return null;
  const label = typeof reason === 'string' ? (REASON_LABEL[reason as ReportReason] ?? reason) : null;
  const because = BECAUSE[String(cause)] ?? null;
  const rule = typeof details.clause === 'string' ? `Kural ${details.clause}` : null;
  const wanted = typeof purpose === 'string' ? DISCLOSURE_PURPOSE_LABEL[purpose as DisclosurePurpose] : null;
  const failure = typeof details.failure === 'string' ? details.failure : null;
  return [because, failure, wanted, label, rule, note && `“${note}”`].filter(Boolean).join(' · ') || null;
}
