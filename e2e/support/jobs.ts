import type { Page } from '@playwright/test';
import type { SubroleStatus } from '../../backend/contracts/subroles';
import type { RunningMeydan } from './meydan';
import { write } from './people';

let posted = 0;

/** Posts a listing without the form, as admins and employers may, and answers its id. Each has words of its own: a copy would be held. */
export async function jobBy(page: Page, meydan: RunningMeydan, fields: { title: string; [field: string]: unknown }): Promise<string> {
  const rest = {
    company_name: 'Kirpi Analitik',
    location: 'Kadıköy, İstanbul',
    work_type: 'Hibrit',
    category: 'Job',
    tags: ['react', 'typescript'],
    description: `Veri panolarımızın ön yüzünü birlikte yazacak birini arıyoruz. Bizdeki kaydı: ${posted++}.`,
  };
  return (await write<{ id: string }>(page, meydan, '/api/career/jobs', { ...rest, ...fields })).id;
}

/** Lets a member post listings, as somebody of the staff who reviews what members ask to be. */
export async function employs(page: Page, staff: Page, meydan: RunningMeydan): Promise<void> {
  const reason = 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.';
  const { requests } = await write<SubroleStatus>(page, meydan, '/api/auth/subrole-request', { requested_subroles: ['employer'], reason });
  await write(staff, meydan, `/api/admin/subrole-requests/${requests[0]?.id}/review`, {
    status: 'approved',
    approved_subroles: ['employer'],
    rejected_subroles: [],
  });
}
