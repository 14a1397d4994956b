import { describe, expect, it } from '@jest/globals';
import { JOB_LIMITS } from '../../contracts/job-writing.js';
import { JOB_CATEGORIES, WORK_TYPES } from '../../contracts/jobs.js';
import { provinceInText } from '../../contracts/provinces.js';
import { jobIn, readDemoJobs } from './demo-jobs.js';
import { demoMembers } from './demo-members.js';

const DAY_HOURS = 24;
const jobs = readDemoJobs();
const names = new Set(demoMembers.map(({ username }) => username));

describe('The sample listings', () => {
  it('are of every kind of work and category, each in a province, with and without a salary', () => {
    expect(new Set(jobs.map(({ workType }) => workType))).toEqual(new Set(WORK_TYPES));
    expect(new Set(jobs.map(({ category }) => category))).toEqual(new Set(JOB_CATEGORIES));
    expect(new Set(jobs.map(({ location }) => provinceInText(location)?.code)).size).toBeGreaterThan(6);
    expect(jobs.filter(({ location }) => !provinceInText(location))).toEqual([]);
    expect(new Set(jobs.map(({ salary }) => salary?.currency))).toEqual(new Set(['TRY', 'EUR', undefined]));
  });
  it('are by members who are there, and those that are open end within the time that they may', () => {
    expect(jobs.filter(({ by }) => !names.has(by))).toEqual([]);
    const tooLong = jobs.filter(({ daysAhead, hoursAgo }) => daysAhead !== null && daysAhead + hoursAgo / DAY_HOURS > JOB_LIMITS.openDays - 1);
    expect(tooLong).toEqual([]);
    expect(jobs.filter(({ daysAhead }) => daysAhead !== null && daysAhead <= JOB_LIMITS.soonDays)).toHaveLength(1);
  });
});

describe('A file with a sample listing', () => {
  it('is its description and its lists', () => {
    const head = '---\nby: elif\ntitle: Bir iş\ncompany: Ekip\nlocation: İzmir\nworkType: Ofis\ncategory: Job\nsalary: 10 - EUR hour gross\n';
    const rest = 'seniority: mid\ncontract: full_time\nlanguages: tr, en\ntags: go\nwebsite: https://ekip.example\nhoursAgo: 3\n---\n\nMetin\n';
    expect(jobIn(`${head}${rest}\n---\nkind: qualifications\n---\n\nBir\nİki\n`)).toMatchObject({
      ...{ title: 'Bir iş', description: 'Metin', responsibilities: '', qualifications: 'Bir\nİki', languages: ['tr', 'en'] },
      ...{ salary: { min: 10, max: null, currency: 'EUR', period: 'hour', basis: 'gross' }, daysAhead: null, point: null, filledAfter: null },
    });
  });
});
