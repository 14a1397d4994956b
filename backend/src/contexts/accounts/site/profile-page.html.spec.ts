import { describe, expect, it } from '@jest/globals';
import { NO_DETAILS, type SeenProfile } from '../../../../contracts/profile-details.js';
import { profilePage } from './profile-page.html.js';

const PUBLIC_URL = 'https://meydan.test';
const PROFILE: SeenProfile = {
  ...{ id: 'm1', username: 'gokce', display_name: 'Gökçe Ünal', first_name: null, last_name: null, avatar: null, banner: null, role: 'user' },
  ...{ created_at: '2024-11-30T22:00:00.000Z', is_public: true, subroles: [], hidden: [], birth_date: null },
  ...NO_DETAILS,
};
const page = (profile: Partial<SeenProfile> = {}, more: { isTab?: boolean; total?: number } = {}) =>
  profilePage({
    profile: { ...PROFILE, ...profile },
    changedAt: '2026-11-24T10:00:00.000Z',
    topics: [],
    total: 0,
    isTab: false,
    publicUrl: PUBLIC_URL,
    ...more,
  });
const personOf = (profile: Partial<SeenProfile>) => (page(profile).structured[0] as { mainEntity: Record<string, unknown> }).mainEntity;

describe('What machines read of a profile', () => {
  it('is a page about a person, and of one who tells nothing no empty property', () =>
    expect(page({}, { total: 3 }).structured[0]).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      '@id': `${PUBLIC_URL}/profile/gokce`,
      url: `${PUBLIC_URL}/profile/gokce`,
      inLanguage: 'tr',
      dateCreated: '2024-11-30T22:00:00.000Z',
      dateModified: '2026-11-24T10:00:00.000Z',
      mainEntity: {
        '@type': 'Person',
        '@id': `${PUBLIC_URL}/profile/gokce#person`,
        identifier: 'm1',
        name: 'Gökçe Ünal',
        alternateName: 'gokce',
        url: `${PUBLIC_URL}/profile/gokce`,
        description: 'Gökçe Ünal (@gokce), Meydan üyesi',
        agentInteractionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/WriteAction', userInteractionCount: 3 },
      },
    }));
  it('names work, schools, skills and certificates as schema.org does', () =>
    expect(
      personOf({
        ...{ job_title: 'Geliştirici', company: 'Sarnıç', skills: [{ category: 'DevOps', name: 'Go', level: 'expert' }] },
        educations: [{ school: 'Ege', department: 'Bilgisayar', degree: '', start: '', end: '', description: '' }],
        certificates: [{ name: 'CKA', issuer: 'CNCF', issue_date: '', expiry_date: '', description: '', credential_id: '', credential_url: '' }],
      }),
    ).toMatchObject({
      jobTitle: 'Geliştirici',
      worksFor: { '@type': 'Organization', name: 'Sarnıç' },
      knowsAbout: ['Go'],
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Ege' }],
      hasCredential: [{ '@type': 'EducationalOccupationalCredential', name: 'CKA', recognizedBy: { '@type': 'Organization', name: 'CNCF' } }],
    }));
  it('has nothing that is hidden, and never how, where and since when somebody lives', () => {
    const shown = {
      contacts: [{ type: 'phone' as const, value: '+905559871234' }],
      addresses: { country: 'TR', city: '35', district: 'Konak' },
      birth_date: '1990-05-01',
    };
    expect(JSON.stringify(page(shown).structured)).not.toMatch(/5559871234|Konak|İzmir|1990/);
    for (const words of ['5559871234', 'Konak, İzmir, Türkiye', '1 Mayıs 1990']) expect(page(shown).content.text).toContain(words);
    const { content, structured } = page({ job_title: null, company: null, skills: null, social_links: null, contacts: null });
    expect(content.text + JSON.stringify(structured)).not.toMatch(/Yetenekler|Sosyal Medya|İletişim|null|undefined/);
  });
  it('takes no link that a browser should not open', () =>
    expect(personOf({ social_links: { github: 'github.com/gokce', linkedin: '', website: 'javascript:alert(1)' } })).toMatchObject({
      sameAs: ['https://github.com/gokce'],
    }));
});

describe('The page of a profile', () => {
  it('has one description of one bounded line', () => {
    const { description } = page({ company: 'Sarnıç', company_suffix: 'ta', job_title: 'Geliştirici', bio: `Bir\niki\u2028${'üç '.repeat(200)}` });
    expect(description).toMatch(/^Sarnıç’ta Geliştirici · Bir iki üç .*…$/);
    expect([...description].length).toBeLessThanOrEqual(201);
  });
  it('is no page of its own where a part of it was asked for', () => expect(page({}, { isTab: true }).canonical).toBeNull());
  it('counts the day of joining in Turkey', () => expect(page().content.text).toContain('Aralık 2024'));
});
