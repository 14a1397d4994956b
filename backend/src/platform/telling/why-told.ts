import { DISCLOSURE_PURPOSE_LABEL, type DisclosurePurpose } from '../../../contracts/member-record.js';
import { REASON_LABEL, type ReportReason } from '../../../contracts/moderation.js';

const BECAUSE: Readonly<Record<string, string>> = { warning_withdrawn: 'Dayandığı uyarı geri alındı', replaced: 'Yerini kalıcı yaptırım aldı' };

/** Why a fact happened, in Turkish, as far as it says; `note` is what was written with it. Null when it says nothing. */
export function whyTold(type: string, details: Readonly<Record<string, unknown>>, note: string | null): string | null {
  if (type === 'MemberSuspended' && details.byThreshold) return 'Uyarı eşiği doldu';
  if (type === 'SignedOutElsewhere') return null;
  const { cause, purpose, reason, clause, failure } = details;
  const label = typeof reason === 'string' ? (REASON_LABEL[reason as ReportReason] ?? reason) : null;
  const rule = typeof clause === 'string' ? `Kural ${clause}` : null;
  const wanted = typeof purpose === 'string' ? DISCLOSURE_PURPOSE_LABEL[purpose as DisclosurePurpose] : null;
  const failed = typeof failure === 'string' ? failure : null;
  return [BECAUSE[String(cause)], failed, wanted, label, rule, note && `“${note}”`].filter(Boolean).join(' · ') || null;
}
