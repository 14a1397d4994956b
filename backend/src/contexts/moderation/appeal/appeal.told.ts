import { APPEAL_OUTCOME_LABEL } from '../../../../contracts/appeals.js';
import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { AppealEvent } from './appeal.events.js';

export const appealTold = tells<AppealEvent>({
  AppealMade: moderates('Üye karara itiraz etti', { what: ({ byLink }) => (byLink ? 'Üye karara bağlantıyla itiraz etti' : 'Üye karara itiraz etti') }),
  AppealMessageSent: moderates('İtiraz yazışmasında ileti yazıldı', {
    what: ({ from }) => (from === 'member' ? 'Üye itiraz yazışmasında yanıt verdi' : 'İtiraz yazışmasında üyeye yazıldı'),
  }),
  AppealTaken: moderates('İtiraz üstlenildi'),
  AppealReleased: moderates('İtiraz bırakıldı'),
  AppealDecided: moderates('İtiraz sonuçlandı', {
    what: ({ outcome, decidedDespiteNoOther }) =>
      `İtiraz sonuçlandı: ${APPEAL_OUTCOME_LABEL[outcome].toLocaleLowerCase('tr')}${decidedDespiteNoOther ? ' (başka görevli olmadığı için kararı veren baktı)' : ''}`,
  }),
  AppealLapsed: moderates('Hesap silindiği için itiraz kapandı'),
});
