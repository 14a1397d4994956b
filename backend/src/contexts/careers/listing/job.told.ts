import { JOB_STATE_LABEL } from '../../../../contracts/jobs.js';
import { JOB_VERBS, ofState } from '../../../../contracts/moderation-verbs.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { JobEvent, JobRestored } from './job.events.js';

const undone = ({ undoes }: { undoes?: number }, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));

/** Everything that happens to a listing is told, but no words of it. */
export const jobTold = tells<JobEvent>({
  JobPosted: moderates('İş ilanı oluşturuldu'),
  JobRevised: moderates('İş ilanı düzenlendi'),
  JobClosed: moderates('İş ilanı kapatıldı', { what: ({ as }) => `İş ilanı kapatıldı: ${JOB_STATE_LABEL[as]}` }),
  JobExpired: moderates('İş ilanının süresi doldu'),
  JobReopened: moderates('İş ilanı yeniden açıldı'),
  JobRenewed: moderates('İş ilanı yenilendi'),
  JobWithdrawn: moderates('İş ilanı silindi', {
    what: ({ cause }) => (cause === 'owner' ? 'İş ilanı sahibi tarafından silindi' : 'İş ilanı, sahibinin hesabıyla birlikte silindi'),
  }),
  JobHeld: moderates('İş ilanı incelemeye alındı'),
  JobHoldEnded: moderates('Bekleyen iş ilanı, karar verilmeden silindi'),
  JobApproved: moderates('İş ilanı onaylandı'),
  JobHidden: moderates(ofState(JOB_VERBS.hide.sentence, null), { isUndone: true }),
  JobDeleted: moderates(ofState(JOB_VERBS.delete.sentence, null), { isUndone: true }),
  JobRestored: moderates<JobRestored['data']>('İş ilanı geri getirildi', {
    what: ({ from }) => ofState(JOB_VERBS.restore.sentence, from),
    takesBack: undone,
  }),
  ColleagueNamed: moderates('İş ilanının başvurularını görebilecek kişi eklendi'),
  ColleagueRemoved: moderates('İş ilanının başvurularını görebilen kişi çıkarıldı', {
    what: ({ cause }) => REMOVED[cause],
  }),
});

const REMOVED = {
  owner: 'İş ilanının başvurularını görebilen kişi çıkarıldı',
  own: 'Bir üye iş ilanının ekibinden ayrıldı',
  account: 'Bir üye, hesabı kapandığı için iş ilanının ekibinden çıktı',
  block: 'Bir üye, engelleme nedeniyle iş ilanının ekibinden çıktı',
} as const;
