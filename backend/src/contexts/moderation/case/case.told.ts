import { OUTCOME_LABEL } from '../../../../contracts/moderation.js';
import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { CaseDecided, CaseEvent } from './case.events.js';

function decided({ status, outcome, upheld }: CaseDecided['data']): string {
  if (status === 'dismissed') return 'raporlar reddedildi';
  return outcome === 'no_action' && upheld ? 'üyeye not yazıldı' : OUTCOME_LABEL[outcome].toLocaleLowerCase('tr');
}
const decision = ({ decisionId, caseId }: { decisionId: string; caseId: string }): string => `decision:${decisionId}:${caseId}`;

export const caseTold = tells<CaseEvent>({
  CaseOpened: moderates('Rapor olmadan vaka açıldı'),
  CaseClaimed: moderates('Vaka incelemeye alındı'),
  CaseReleased: moderates('Vaka kuyruğa bırakıldı', {
    what: ({ lapsed }) => (lapsed ? 'Süresi dolduğu için vaka kuyruğa döndü' : 'Vaka kuyruğa bırakıldı'),
  }),
  CaseDecided: moderates('Vaka karara bağlandı', { what: (data) => `Vaka karara bağlandı: ${decided(data)}`, goesBy: (data) => decision(data) }),
  CaseReopened: moderates('Vaka kararı geri alındı', {
    what: ({ open }) => (open === 0 ? 'Karar geri alındı' : 'Karar geri alındı, vaka yeniden açıldı'),
    takesBack: (data) => decision(data),
  }),
  CaseAwaitsNoMore: moderates('Onay isteği sona erdi, vaka yeniden karara açık'),
  ReportJoinedCase: null,
  ReportLeftCase: null,
  CaseAwaitsApproval: null,
});
