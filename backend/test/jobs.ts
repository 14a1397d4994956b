import type { SavedJob, WriteJobRequest } from '../contracts/job-writing.js';
import type { SubroleStatus } from '../contracts/subroles.js';
import type { Client } from './client.js';
import type { Town } from './town.js';

export const JOBS = '/api/career/jobs';
/** As a form sends it. */
export const JOB: WriteJobRequest = {
  title: 'Kıdemli ön yüz geliştirici',
  company_name: 'Kirpi Analitik',
  location: 'Kadıköy, İstanbul',
  work_type: 'Hibrit',
  category: 'Job',
  description: 'Veri panolarımızın ön yüzünü birlikte yazacak birini arıyoruz.',
};

let granted = 0;
let posted = 0;
/** Employers, and what they post. */
export const employers = {
  /** A new member with the sub-role. */
  async of(town: Town): Promise<Client> {
    return employers.make(town, await town.member());
  },
  async make(town: Pick<Town, 'app'>, member: Client): Promise<Client> {
    const admin = await town.app.member(`kadro.${granted++}`, 'admin');
    const wanted = { requested_subroles: ['employer'], reason: 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.' };
    const asked = await member.post<SubroleStatus>('/api/auth/subrole-request', wanted);
    const verdict = { status: 'approved', approved_subroles: ['employer'], rejected_subroles: [] };
    const { status } = await admin.post(`/api/admin/subrole-requests/${asked.body.data.requests[0]?.id}/review`, verdict);
    if (status !== 200) throw new Error(`no employer: ${status}`);
    return member;
  },
  /** Each with words of its own: one that says what another of the same member says is held. */
  async post(employer: Client, job: Partial<WriteJobRequest> = {}): Promise<SavedJob> {
    const description = `${JOB.description} Bizdeki kaydı: ${posted++}.`;
    const { status, body } = await employer.post<SavedJob>(JOBS, { ...JOB, description, ...job });
    if (status !== 201) throw new Error(`no listing: ${status} ${body.message}`);
    return body.data;
  },
};
