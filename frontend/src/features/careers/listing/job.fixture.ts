import { dayIn } from '@contracts/istanbul-day';
import type { Job } from '@contracts/jobs';

const DAY_MS = 86_400_000;
/** The day in Istanbul so many days from now. */
export const inDays = (days: number): string => dayIn(new Date(Date.now() + days * DAY_MS).toISOString());

/** A listing as a member who has nothing to do with it gets it. */
export const aJob = (fields: Partial<Job> = {}): Job => ({
  ...{ id: 'j1', user_id: 'bora', title: 'Kıdemli Frontend Geliştirici', company_name: 'Kirpi Analitik', logo_url: null },
  ...{ location: 'Kadıköy, İstanbul', province: '34', remote_region: null, work_type: 'Hibrit', category: 'Job', tags: ['react', 'd3'] },
  salary: { min: 95_000, max: 130_000, currency: 'TRY', period: 'month', basis: 'net' },
  ...{ state: 'open', hidden: false, held: false, created_at: '2026-11-20T09:00:00.000Z', published_at: `${inDays(-7)}T09:00:00.000Z` },
  ...{ apply_until: inDays(14), ended_at: null, km: null },
  viewer: { isOwner: false, isColleague: false, application: null, received: null },
  ...{
    description: 'Belediyelerin sayaç verisini grafiklere çeviririz.',
    html: '<p>Belediyelerin sayaç verisini grafiklere çeviririz.</p>',
    responsibilities: 'Grafik çizmek\n\nİnceleme yapmak',
    qualifications: 'React',
  },
  ...{ location_lat: null, location_lng: null, district: 'Kadıköy' },
  company_social_links: { linkedin: '', twitter: '', instagram: 'javascript:alert(1)', website: 'https://kirpi.example' },
  ...{ seniority: null, experience_years: 4, contract: 'full_time', languages: ['tr', 'en'], office_days: 2 },
  owner: { id: 'bora', username: 'bora', display_name: 'Bora Tunç', avatar: null } as Job['owner'],
  ...{ open_of_company: 3, applications: 6, edits: [], paused: false, version: 3 },
  ...fields,
});
