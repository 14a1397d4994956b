import { type Application, type ApplyRequest, type ReceivedApplication, type ReceivedDetail } from '../contracts/job-applications.js';
import { JOB_CONSENT } from '../contracts/job-consent.js';
import { pdf } from '../src/platform/uploads/pdfs.fixture.js';
import type { Answer, Client } from './client.js';
import { sendForm } from './forms.js';
import { JOBS } from './jobs.js';

export const APPLICATIONS = '/api/career/applications';
export const RECEIVED = `${APPLICATIONS}/received`;
export const CV = pdf('/Title(Elif)');
export const GIVEN = { phone: '+905320000000', email: 'elif@ornek.com', note: 'Panolarınızı severek kullanıyorum.' };

/** Members who apply, and those who read it. */
export const applicants = {
  upload(who: Client, bytes: Buffer = CV, name = 'elif-cv.pdf'): Promise<Answer<{ url: string }>> {
    return sendForm<{ url: string }>(who, '/api/profile/upload/temp-cv', {}, { field: 'cv', name, type: 'application/pdf', bytes });
  },
  async cvOf(who: Client, bytes: Buffer = CV, name = 'elif-cv.pdf'): Promise<string> {
    const { status, body } = await applicants.upload(who, bytes, name);
    if (status !== 201) throw new Error(`no CV: ${status} ${body.error}`);
    return body.data.url;
  },
  send(who: Client, jobId: string, asked: Partial<ApplyRequest>): Promise<Answer<Application>> {
    return who.post<Application>(`${JOBS}/${jobId}/apply`, { ...GIVEN, consent_version: JOB_CONSENT.version, ...asked });
  },
  async apply(who: Client, jobId: string, asked: Partial<ApplyRequest> = {}): Promise<Application> {
    const { status, body } = await applicants.send(who, jobId, { cv_url: await applicants.cvOf(who), ...asked });
    if (status !== 201) throw new Error(`no application: ${status} ${body.error}`);
    return body.data;
  },
  async received(who: Client, jobId: string): Promise<ReceivedApplication[]> {
    return (await who.get<ReceivedApplication[]>(`${RECEIVED}?jobId=${jobId}`)).body.data;
  },
  async detail(who: Client, id: string): Promise<ReceivedDetail> {
    return (await who.get<ReceivedDetail>(`${RECEIVED}/${id}`)).body.data;
  },
};
