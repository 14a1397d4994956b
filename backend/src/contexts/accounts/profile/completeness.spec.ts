import { describe, expect, it } from '@jest/globals';
import {
  barColor,
  completenessMessage,
  completenessOf,
  nextStepText,
  ringColor,
  SCORED_FIELDS,
  SCORED_NAMES,
  type ScoredName,
  type ScoredProfile,
} from '../../../../contracts/completeness.js';
import { NO_DETAILS } from '../../../../contracts/profile-details.js';

const empty: ScoredProfile = { ...NO_DETAILS, first_name: null, last_name: null, display_name: null, avatar: null, banner: null, birth_date: null };
const full: ScoredProfile = {
  first_name: 'Gökçe',
  last_name: 'Ünal',
  display_name: 'Gökçe Ünal',
  avatar: '/a.webp',
  banner: '/b.webp',
  bio: 'Merhaba',
  job_title: 'Geliştirici',
  company: 'Sarnıç',
  experience_level: 'senior',
  birth_date: '1990-01-01',
  skills: [{ category: '', name: 'SQL', level: '' }],
  experiences: [{ company: 'Sarnıç', position: 'Geliştirici', start: '2023-02', end: 'ongoing', location: '', description: '' }],
  educations: [{ school: 'Körfez', department: 'Bilgisayar', degree: '', start: '', end: '', description: '' }],
  certificates: [{ name: 'Veritabanı', issuer: 'Kurum', issue_date: '', expiry_date: '', description: '', credential_id: '', credential_url: '' }],
  projects: [{ name: 'defter', description: 'Sorgular', technologies: '', start: '', end: '', url: '', github: '' }],
  social_links: { github: 'github.com/gokce', linkedin: 'linkedin.com/in/gokce', website: 'gokce.example' },
  contacts: [
    { type: 'phone', value: '+905551112233' },
    { type: 'email', value: 'gokce@example.com' },
  ],
  addresses: { country: 'TR', city: 'izmir', district: 'Konak' },
};
/** The weights as the spec lists them. */
const WEIGHTS: Record<ScoredName, number> = {
  first_name: 8,
  last_name: 8,
  display_name: 4,
  avatar: 7,
  bio: 14,
  job_title: 6,
  company: 6,
  experience_level: 4,
  birth_date: 4,
  skills: 7,
  experiences: 7,
  educations: 7,
  certificates: 5,
  projects: 5,
  github: 3,
  linkedin: 3,
  website: 2,
  phone: 2,
  email: 2,
  city: 1,
  district: 1,
  banner: 3,
};
const namesOf = (profile: ScoredProfile) => completenessOf(profile).missing.map(({ name }) => name);

describe('How much of a profile is filled in', () => {
  it('weighs each field as the spec says, the bio twice', () => {
    expect(Object.fromEntries(SCORED_NAMES.map((name) => [name, SCORED_FIELDS[name].weight]))).toEqual(WEIGHTS);
    expect(Object.values(WEIGHTS).reduce((sum, weight) => sum + weight)).toBe(109);
  });

  it('is nothing of an empty profile and all of a full one', () => {
    expect([completenessOf(empty).percent, namesOf(empty).length]).toEqual([0, SCORED_NAMES.length]);
    expect(completenessOf(full)).toEqual({ percent: 100, missing: [], next: null });
  });

  it('is the rounded share of the completed weight, and names what is missing', () => {
    expect(completenessOf({ ...full, avatar: null })).toMatchObject({ percent: 94, missing: [{ name: 'avatar', step: 1, percent: 100 }] });
    expect(completenessOf({ ...full, bio: '  ' }).percent).toBe(87);
    expect(completenessOf({ ...full, skills: [], contacts: [] }).missing.map(({ name, step }) => [name, step])).toEqual([
      ['skills', 6],
      ['phone', 1],
      ['email', 1],
    ]);
  });

  it('takes a mobile number for a phone number, and a contact without a value for none', () => {
    expect(namesOf({ ...full, contacts: [{ type: 'mobile', value: '+905551112233' }] })).toEqual(['email']);
    expect(namesOf({ ...full, contacts: [{ type: 'email', value: '' }] })).toEqual(['phone', 'email']);
  });

  it('advises what helps most first, and says what it comes to', () => {
    const { percent, next } = completenessOf({ ...full, avatar: null, projects: [], certificates: [], company: null, job_title: null });
    expect([percent, next?.name, next?.percent, next && nextStepText(percent, next.percent)]).toEqual([73, 'avatar', 80, '%73 → %80 olur']);
    expect(completenessOf(empty).next?.name).toBe('bio');
  });
});

describe('What is shown of it', () => {
  it('has the colours of the spec', () => {
    expect([100, 80, 79, 60, 59, 40, 39, 0].map(barColor)).toEqual(['green', 'green', 'yellow', 'yellow', 'orange', 'orange', 'red', 'red']);
    expect([100, 80, 79, 60, 59, 0].map(ringColor)).toEqual(['green', 'green', 'orange', 'orange', 'red', 'red']);
  });
  it('has a message for each band', () => {
    const messages = [100, 95, 85, 70, 50, 30, 10].map(completenessMessage);
    expect(new Set(messages).size).toBe(7);
    expect(completenessMessage(90)).toBe(completenessMessage(99));
    expect(completenessMessage(89)).toBe(completenessMessage(80));
  });
});
