import type { Page } from '@playwright/test';
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
