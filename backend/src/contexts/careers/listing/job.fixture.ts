import { daysFromNow, NOW } from '../../../kernel/facts.fixture.js';
import type { SavedJobWords } from './job.commands.js';
import type { JobPosted, JobTerms, JobTime, JobWords } from './job.events.js';

export const J = { jobId: 'j1', ownerId: 'owner' } as const;
export const WORDS: JobWords = {
  title: 'Ön yüz geliştirici',
  company: 'Kirpi Analitik',
  location: 'İzmir',
  point: null,
  district: null,
  description: 'Panolarımızın ön yüzünü birlikte yazacak birini arıyoruz.',
  responsibilities: '',
  qualifications: '',
  tags: [],
  links: [],
  logo: null,
};
export const TERMS: JobTerms = {
  province: '35',
  workType: 'Ofis',
  category: 'Job',
  salary: null,
  seniority: null,
  experienceYears: null,
  contract: null,
  languages: [],
  officeDays: null,
  remoteRegion: null,
};
/** Thirty days, from now on. */
export const TIME: JobTime = { publishedAt: NOW, applyUntil: '2026-12-21', closesAt: daysFromNow(30) };
export const SAVED: SavedJobWords = { words: WORDS, terms: TERMS, applyUntil: null };

export const posted = (said: Partial<JobPosted['data']> = {}): JobPosted => ({ type: 'JobPosted', data: { ...J, ...WORDS, ...TERMS, ...TIME, ...said } });
