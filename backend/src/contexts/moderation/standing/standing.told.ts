import { untilWhen } from '../../../platform/dates/turkish-time.js';
import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { StandingEvent } from './standing.events.js';

const restriction = ({ kind, restrictionId }: { kind: 'suspended' | 'banned'; restrictionId: string }): string => `${kind}:${restrictionId}`;

export const standingTold = tells<StandingEvent>({
  WarningIssued: moderates('Uyarı verildi', { goesBy: ({ warningId }) => `warning:${warningId}` }),
  MemberSuspended: moderates('Üye uzaklaştırıldı', {
    what: ({ until }) => `Üye uzaklaştırıldı, ${untilWhen(until)}`,
    goesBy: ({ restrictionId }) => restriction({ kind: 'suspended', restrictionId }),
  }),
  MemberBanned: moderates('Üye yasaklandı', {
    what: ({ until }) => `Üye yasaklandı, ${untilWhen(until)}`,
    goesBy: ({ restrictionId }) => restriction({ kind: 'banned', restrictionId }),
  }),
  MemberMuted: moderates('Üye susturuldu', { what: ({ until }) => `Üye susturuldu, ${untilWhen(until)}`, goesBy: ({ muteId }) => `mute:${muteId}` }),
  RestrictionExpired: moderates('Kısıtlamanın süresi doldu, üye yeniden etkin'),
  MuteExpired: moderates('Susturmanın süresi doldu, üye yeniden yazabilir'),
  WarningWithdrawn: moderates('Uyarı geri alındı', { takesBack: ({ warningId }) => `warning:${warningId}` }),
  // A suspension that held until a sanction for good was given was not taken back.
  RestrictionLifted: moderates('Kısıtlama kaldırıldı', { takesBack: ({ cause, ...data }) => (cause === 'replaced' ? null : restriction(data)) }),
  MuteLifted: moderates('Susturma kaldırıldı', { takesBack: ({ muteId }) => `mute:${muteId}` }),
  RestrictionEndChanged: moderates('Kısıtlamanın bitişi değişti', { what: ({ until }) => `Kısıtlamanın bitişi değişti, ${untilWhen(until)}` }),
  MuteEndChanged: moderates('Susturmanın bitişi değişti', { what: ({ until }) => `Susturmanın bitişi değişti, ${untilWhen(until)}` }),
  DecisionTakenBack: moderates('Karar geri alındı; verilmemiş bir yaptırımı varsa artık verilmeyecek'),
});
