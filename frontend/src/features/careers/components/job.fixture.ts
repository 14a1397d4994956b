import type { JobFacets, JobRow, Salary } from '@contracts/jobs';

const salary = (fields: Partial<Salary> = {}): Salary => ({ min: 95_000, max: 130_000, currency: 'TRY', period: 'month', basis: 'net', ...fields });

export const jobRow = ({ viewer, ...fields }: Partial<Omit<JobRow, 'viewer'>> & { viewer?: Partial<JobRow['viewer']> } = {}): JobRow => ({
  id: 'j1',
  user_id: 'm1',
  title: 'Kıdemli Frontend Geliştirici',
  company_name: 'Kirpi Analitik',
  logo_url: null,
  location: 'Kadıköy, İstanbul',
  province: '34',
  remote_region: null,
  work_type: 'Hibrit',
  category: 'Job',
  tags: ['react', 'typescript'],
  salary: salary(),
  state: 'open',
  hidden: false,
  held: false,
  created_at: '2026-11-20T09:00:00.000Z',
  published_at: '2026-11-20T09:00:00.000Z',
  apply_until: '2030-01-01',
  ended_at: null,
  km: null,
  ...fields,
  viewer: { isOwner: false, isColleague: false, application: null, received: null, ...viewer },
});

export const jobFacets = (fields: Partial<JobFacets> = {}): JobFacets => ({
  total: 108,
  work_type: { Remote: 21, Hibrit: 17, Ofis: 64, Serbest: 6 },
  category: { Job: 90, Internship: 12, Freelance: 6 },
  salaries: { from: 20_000, to: 180_000, counts: [1, 0, 2, 4, 6, 9, 10, 8, 6, 5, 4, 2, 1, 1, 0, 1] },
  ...fields,
});
