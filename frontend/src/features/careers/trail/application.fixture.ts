import type { Author } from '@contracts/accounts';
import type { ApplicationDetail, ReceivedApplication, ReceivedDetail } from '@contracts/job-applications';
import { jobRow } from '../components/job.fixture';

const AT = '2026-11-20T09:12:00.000Z';
export const author = (id: string, display_name: string): Author => ({
  ...{ id, username: id, display_name, first_name: null, last_name: null, avatar: null, role: 'user', roleLabel: 'Üye' },
});

const given: NonNullable<ApplicationDetail['given']> = {
  phone: '+90 555 010 41 26',
  email: 'deniz@ornek.dev',
  note: 'Hafta içi 18:00’den sonra görüşebilirim.',
  cv: { name: 'deniz-cv.pdf', size: 20_480, url: '/api/career/applications/a1/cv?expires=1&signature=s' },
};

const downloads = [{ at: '2026-11-20T17:30:00.000Z', by: author('m3', 'Ozan Çelik'), reason: 'Teknik görüşmeye hazırlık' }];

export const ownApplication = (fields: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  ...{ id: 'a1', job_id: 'j1', job: jobRow(), state: 'reviewing', applied_at: AT, state_at: AT, hasNews: true, given },
  steps: [
    { state: 'sent', at: AT, by: null },
    { state: 'seen', at: '2026-11-20T11:40:00.000Z', by: null },
    { state: 'reviewing', at: '2026-11-20T17:18:00.000Z', by: null },
  ],
  messages: [{ id: 'w1', author: author('m2', 'Pınar Esen'), isApplicant: false, text: 'Hangi gün görüşebiliriz?', at: AT }],
  readers: [author('m2', 'Pınar Esen'), author('m3', 'Ozan Çelik')],
  consent_version: 1,
  downloads,
  destroyed_on: '2027-11-20T09:12:00.000Z',
  canWrite: true,
  canWithdraw: true,
  ...fields,
});

export const receivedRow = (fields: Partial<ReceivedApplication> = {}): ReceivedApplication => ({
  ...{ id: 'a1', job_id: 'j1', applicant: author('deniz', 'Deniz Işıklar'), headline: 'Full-stack geliştirici', state: 'sent' },
  ...{ applied_at: AT, state_at: AT, rating: null, isUnseen: true, hasNews: false, version: 0 },
  ...fields,
});

export const received = (fields: Partial<ReceivedDetail> = {}): ReceivedDetail => ({
  ...receivedRow({ state: 'seen', isUnseen: false }),
  given,
  steps: [
    { state: 'sent', at: AT, by: author('deniz', 'Deniz Işıklar') },
    { state: 'seen', at: AT, by: author('m9', 'Elif Işık') },
  ],
  messages: [],
  notes: [{ id: 'n1', author: author('m3', 'Ozan Çelik'), text: 'Deneyimi bize uyuyor.', at: AT }],
  ratings: [{ by: author('m3', 'Ozan Çelik'), rating: 5, isMine: false }],
  downloads,
  destroyed_on: '2027-11-20T09:12:00.000Z',
  canWrite: true,
  version: 2,
  ...fields,
});
