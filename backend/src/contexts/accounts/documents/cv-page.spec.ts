import { describe, expect, it } from '@jest/globals';
import { NO_DETAILS } from '../../../../contracts/profile-details.js';
import { type CvProfile, cvPage } from './cv-page.words.js';

const BARE: CvProfile = { ...NO_DETAILS, first_name: null, last_name: null, display_name: null, username: 'elif' };
const page = (told: Partial<CvProfile>) => cvPage({ ...BARE, ...told }, null);
const part = (key: string, told: Partial<CvProfile>) => page(told).parts.find((one) => one.key === key);

describe('The CV of a member', () => {
  it('is called by the whole name, else by the displayed one, else by the username', () => {
    const named = (told: Partial<CvProfile>) => page(told).names.find(Boolean);
    expect(named({ first_name: 'Elif', last_name: 'Işık', display_name: 'elf' })).toBe('Elif Işık');
    expect(named({ first_name: 'Elif', display_name: 'elf' })).toBe('elf');
    expect([named({ first_name: 'Elif' }), named({})]).toEqual(['Elif', 'elif']);
  });

  it('tells how its member is reached as the profile does', () =>
    expect(
      page({
        contacts: [
          { type: 'email', value: 'a@b.dev' },
          { type: 'whatsapp', value: '+905321234567' },
        ],
        social_links: { github: 'github.com/elif', linkedin: '', website: 'https://www.elif.dev/' },
        addresses: { country: 'TR', city: '34', district: 'Kadıköy' },
      }).contacts,
    ).toEqual([
      { text: 'a@b.dev', href: 'mailto:a@b.dev' },
      { text: 'WhatsApp: +905321234567', href: null },
      { text: 'elif.dev', href: 'https://www.elif.dev/' },
      { text: 'github.com/elif', href: 'https://github.com/elif' },
      { text: 'Kadıköy, İstanbul, Türkiye', href: null },
    ]));

  it('tells times by months', () => {
    const job = { company: 'Kıyı', position: 'Geliştirici', location: 'İzmir', description: 'API' };
    expect(part('experiences', { experiences: [{ ...job, start: '2021-03-15', end: 'ongoing' }] })).toMatchObject({
      entries: [{ when: 'Mar 2021 – sürüyor', title: 'Geliştirici', at: 'Kıyı', notes: ['İzmir'], text: 'API' }],
    });
    const paper = { name: 'CKA', issuer: 'CNCF', description: '', credential_id: '7', credential_url: 'https://cncf.io/7' };
    expect(part('certificates', { certificates: [{ ...paper, issue_date: '2024-05', expiry_date: '' }] })).toMatchObject({
      entries: [{ when: 'May 2024', notes: ['No: 7 · cncf.io/7'] }],
    });
  });

  it('groups skills by category, those without one last', () =>
    expect(
      part('skills', {
        skills: [
          { category: '', name: 'Kart', level: '' },
          { category: 'DevOps', name: 'Kubernetes', level: 'advanced' },
          { category: 'Programlama Dilleri', name: 'Go', level: 'beginner' },
        ],
      }),
    ).toMatchObject({
      groups: [
        { label: 'Programlama Dilleri', items: ['Go (Başlangıç)'] },
        { label: 'DevOps', items: ['Kubernetes (İleri)'] },
        { label: '', items: ['Kart'] },
      ],
    }));
});
