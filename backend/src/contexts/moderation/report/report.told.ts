import { OUTCOME_LABEL, REPORTED_TYPE_LABEL } from '../../../../contracts/moderation.js';
import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { ReportCounted } from '../quota/quota.decider.js';
import type { ReportEvent } from './report.events.js';

type Judged = { reportId: string; decisionId: string | null };
/** What was decided on by itself can be decided on again under the same name. */
const judgement = ({ reportId, decisionId }: Judged): string | null => (decisionId === null ? null : `judgement:${reportId}:${decisionId}`);

export const reportTold = tells<ReportEvent | ReportCounted>({
  ContentReported: moderates('İçerik ya da üye raporlandı', { what: ({ reportedType }) => `${REPORTED_TYPE_LABEL[reportedType]} raporlandı` }),
  ReportTakenUnderReview: moderates('Rapor incelemeye alındı'),
  ReportReturned: moderates('Rapor kuyruğa geri bırakıldı'),
  ReportModerated: moderates('Rapor karara bağlandı', {
    what: ({ outcome }) => `Rapor karara bağlandı: ${OUTCOME_LABEL[outcome].toLocaleLowerCase('tr')}`,
    goesBy: (data) => judgement(data),
  }),
  ReportDismissed: moderates('Rapor reddedildi', { goesBy: judgement }),
  ReportReopened: moderates('Karar geri alındı, rapor yeniden açıldı', { takesBack: judgement }),
  ReportLapsed: moderates('Yazarı metni geri aldı, rapor kapandı'),
  ReportTextForgotten: moderates('Üye unutulduğu için raporun açıklaması silindi'),
  ReportCounted: null,
});
