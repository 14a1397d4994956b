/** What members are told about job listings and applications to them: what happened, and its sentences; never a word of an application. */
import { inOneLine, quoted } from './one-line.js';

export const JOB_HAPPENINGS = [
  'job_applied',
  'job_applicant_wrote',
  'job_application_decided',
  'job_application_answered',
  'job_cv_downloaded',
  'job_colleague',
  'job_expired',
  'job_moderated',
] as const;
export type JobHappening = (typeof JOB_HAPPENINGS)[number];

export const isJobHappening = (happening: string): happening is JobHappening => JOB_HAPPENINGS.some((known) => known === happening);

/** What a row of the centre says of a listing. */
export interface NoticeOfJob {
  id: string;
  happening: JobHappening;
}

/** With the ending of its sentence: ‹Arka uç› ilanınız, or without its title: bir iş ilanınız. */
const listing = (title: string | null, named: string, without: string): string => (title && inOneLine(title) ? `${quoted(title)} ${named}` : without);
export const ownListing = (title: string | null): string => listing(title, 'ilanınız', 'Bir iş ilanınız');
const toListing = (title: string | null): string => listing(title, 'ilanına', 'Bir iş ilanına');

/** What happened, without a full stop; `who` are those who did it. What moderators decided is said by its outcome. */
export function jobNoticeText({ happening }: NoticeOfJob, title: string | null, who: string): string {
  switch (happening) {
    case 'job_applied':
      return `${who}, ${listing(title, 'ilanınıza', 'bir iş ilanınıza')} başvurdu`;
    case 'job_applicant_wrote':
      return `${who}, ${listing(title, 'ilanınıza', 'bir iş ilanınıza')} yaptığı başvuruda size yazdı`;
    case 'job_application_decided':
      return `${toListing(title)} yaptığınız başvurunun durumu değişti`;
    case 'job_application_answered':
      return `${toListing(title)} yaptığınız başvuruya yanıt geldi`;
    case 'job_cv_downloaded':
      return `${toListing(title)} başvururken gönderdiğiniz CV indirildi`;
    case 'job_colleague':
      return `${who}, sizi ${listing(title, 'ilanının', 'bir iş ilanının')} ekibine ekledi`;
    case 'job_expired':
      return `${ownListing(title)}ın süresi doldu; sayfasından yenileyebilirsiniz`;
    case 'job_moderated':
      return `${ownListing(title)} hakkında bir karar verildi`;
  }
}

const AT_DESK = ['job_applied', 'job_applicant_wrote', 'job_colleague'] as const satisfies readonly JobHappening[];

/** Where it is read on; an address of the app: on the employer's desk, among one's own applications, or on the page of the listing. */
export function jobNoticePath({ id, happening }: NoticeOfJob): string {
  if (happening === 'job_expired' || happening === 'job_moderated') return `/career/${id}`;
  return `/career/${AT_DESK.some((each) => each === happening) ? 'desk' : 'applications'}?ilan=${id}`;
}
