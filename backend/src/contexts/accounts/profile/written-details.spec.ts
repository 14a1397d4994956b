import { describe, expect, it } from '@jest/globals';
import { detailProblems, tidyDetails } from '../../../../contracts/detail-problems.js';
import type { PrivacyFlag } from '../../../../contracts/privacy.js';
import { DETAIL_LIMITS, DETAIL_TEXT, NO_DETAILS, type ProfileDetails, type UpdateDetailsRequest } from '../../../../contracts/profile-details.js';
import { type ProfileSection, sectionText } from '../../../../contracts/profile-sections.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChangeProfile, ModerateProfile, type ProfileAct, type ProfileChanges } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';

const given = specify(profile);
const REGISTERED = { username: 'elif', firstName: 'Elif', lastName: null, displayName: null };
const memberId = 'm1';
const change = (changes: ProfileChanges) =>
  new ChangeProfile({ memberId, registered: REGISTERED, changes, heldIds: { display_name: 'h1', bio: 'b1', links: 'l1' } }, sentAt(NOW));
const write = (details: UpdateDetailsRequest) => change({ details });
const written = (section: ProfileSection, details: Partial<ProfileDetails>): ProfileEvent => ({
  type: 'ProfileSectionWritten',
  data: { memberId, section, value: sectionText(section, { ...NO_DETAILS, ...details }) },
});
const EXPERIENCE = { company: 'Sarnıç', position: 'Geliştirici', start: '2020-01', end: 'ongoing', location: '', description: '' };
const LINKS = { github: 'github.com/elif', linkedin: '', website: '' };

describe('A member tells of themselves', () => {
  it('in one fact for each section, whatever of it was sent', () =>
    given()
      .when(write({ bio: ' Merhaba ', job_title: 'Geliştirici', company: 'Sarnıç' }))
      .then(written('bio', { bio: 'Merhaba' }), written('job', { job_title: 'Geliştirici', company: 'Sarnıç' })));
  it('in as many lines as they like', () =>
    given()
      .when(write({ bio: 'Merhaba.\n\n> Ben Elif 👩‍💻' }))
      .then(written('bio', { bio: 'Merhaba.\n\n> Ben Elif 👩‍💻' })));
  it('keeps what is not sent', () =>
    given(written('job', { job_title: 'Geliştirici' }))
      .when(write({ company_suffix: 'ta' }))
      .then(written('job', { job_title: 'Geliştirici', company_suffix: 'ta' })));
  it('writes nothing when nothing changed, in whatever form it is sent', () =>
    given(written('links', { social_links: LINKS }), written('experiences', { experiences: [EXPERIENCE] }))
      .when(write({ bio: '', social_links: { github: 'https://www.github.com/elif' }, experiences: [{ ...EXPERIENCE, company: ' Sarnıç ' }, {}], skills: [] }))
      .thenNothing());
  it('takes a section away with nothing in it', () =>
    given(written('experiences', { experiences: [EXPERIENCE] }))
      .when(write({ experiences: [] }))
      .then(written('experiences', {})));
  it('has older skills that are mere texts, which stay until they are completed', () => {
    const bare = written('skills', { skills: [{ category: '', name: 'Go', level: '' }] });
    given()
      .when(write({ skills: ['Go', ' '] }))
      .then(bare);
    given(bare)
      .when(write({ skills: [{ name: 'Go' }], bio: 'Merhaba' }))
      .then(written('bio', { bio: 'Merhaba' }));
  });
});

describe('What is wrong with details', () => {
  it.each<[UpdateDetailsRequest, string, string]>([
    [{ bio: 'x'.repeat(DETAIL_LIMITS.bio + 1) }, 'bio', 'Hakkımda en fazla 1.000 karakter olabilir.'],
    [{ bio: `Merhaba\na${'\u0301'.repeat(9)}` }, 'bio', 'Hakkımda üst üste bu kadar çok işaret içeremez'],
    [{ bio: 'a\u202eb' }, 'bio', 'Hakkımda görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    [{ job_title: 'a\nb' }, 'job_title', 'Pozisyon tek satır olmalıdır'],
    [{ company: 'x'.repeat(DETAIL_LIMITS.line + 1) }, 'company', 'Çalıştığınız yer en fazla 120 karakter olabilir.'],
    [{ social_links: { github: 'gitlab.com/elif' } }, 'social_links.github', DETAIL_TEXT.github],
    [{ social_links: { linkedin: 'github.com/elif' } }, 'social_links.linkedin', DETAIL_TEXT.linkedin],
    [{ social_links: { website: 'javascript:alert(1)' } }, 'social_links.website', DETAIL_TEXT.urlInvalid],
    [{ social_links: { website: 'ftp://ornek.dev' } }, 'social_links.website', DETAIL_TEXT.urlInvalid],
    [{ social_links: { website: 'https://ben@ornek.dev' } }, 'social_links.website', DETAIL_TEXT.urlInvalid],
    [{ contacts: [{ type: 'phone', value: '+90 532 123 45 6' }] }, 'contacts.0.value', DETAIL_TEXT.phoneLength],
    [{ contacts: [{ type: 'mobile', value: '+902121234567' }] }, 'contacts.0.value', DETAIL_TEXT.phoneStart],
    [{ contacts: [{ type: 'whatsapp', value: 'yok' }] }, 'contacts.0.value', DETAIL_TEXT.phoneInvalid],
    [{ contacts: [{ type: 'email', value: 'elif@' }] }, 'contacts.0.value', DETAIL_TEXT.emailInvalid],
    [{ contacts: [{ type: 'telegram', value: 'a b' }] }, 'contacts.0.value', DETAIL_TEXT.telegramInvalid],
    [{ experiences: [{ company: 'Sarnıç' }] }, 'experiences.0.position', DETAIL_TEXT.experience],
    [{ educations: [{ school: 'ODTÜ' }] }, 'educations.0.department', DETAIL_TEXT.education],
    [{ certificates: [{ issuer: 'CNCF' }] }, 'certificates.0.name', DETAIL_TEXT.certificate],
    [{ projects: [{ name: 'Meydan' }] }, 'projects.0.description', DETAIL_TEXT.project],
    [{ skills: [{ name: 'Go' }] }, 'skills.0.category', DETAIL_TEXT.skill],
    [{ experiences: [{ ...EXPERIENCE, start: '2020-13' }] }, 'experiences.0.start', DETAIL_TEXT.dateInvalid],
    [{ experiences: [{ ...EXPERIENCE, end: '2019-12-31' }] }, 'experiences.0.end', DETAIL_TEXT.endBeforeStart],
    [{ certificates: [{ name: 'CKA', issuer: 'CNCF', credential_url: 'data:text/html,x' }] }, 'certificates.0.credential_url', DETAIL_TEXT.urlInvalid],
    [{ contacts: Array.from({ length: 11 }, () => ({ type: 'email' as const, value: 'a@ornek.dev' })) }, 'contacts', 'En fazla 10 kayıt ekleyebilirsiniz.'],
  ])('%j', (details, field, sentence) => expect(detailProblems(details)).toEqual(expect.objectContaining({ [field]: sentence })));
});

describe('Every text among the details', () => {
  /** Everything that can be told, told well. */
  const TOLD: ProfileDetails = {
    ...{ bio: 'Merhaba', job_title: 'Geliştirici', company: 'Sarnıç', company_suffix: 'ta', experience_level: 'lead' },
    social_links: { github: 'github.com/elif', linkedin: 'linkedin.com/in/elif', website: 'https://ornek.dev' },
    contacts: [{ type: 'email', value: 'elif@ornek.dev' }],
    addresses: { country: 'TR', city: '06', district: 'Çankaya' },
    skills: [{ category: 'DevOps', name: 'Kubernetes', level: 'expert' }],
    experiences: [{ ...EXPERIENCE, location: 'Ankara', description: 'Yazdım' }],
    educations: [{ school: 'ODTÜ', department: 'Bilgisayar', degree: 'Lisans', start: '2014-09', end: '2018-06', description: 'Okudum' }],
    certificates: [
      {
        ...{ name: 'CKA', issuer: 'CNCF', issue_date: '2024-03', expiry_date: '2027-03', description: 'Sınav', credential_id: '17' },
        credential_url: 'https://ornek.dev/17',
      },
    ],
    projects: [
      {
        ...{ name: 'Meydan', description: 'Forum', technologies: 'TypeScript', start: '2026-01', end: 'ongoing' },
        ...{ url: 'https://meydan.example', github: 'https://github.com/elif/meydan' },
      },
    ],
  };
  type Told = Readonly<Record<string, unknown>> | readonly unknown[];
  const isTold = (value: unknown): value is Told => typeof value === 'object' && value !== null;
  const waysIn = (told: Told): string[] =>
    Object.entries(told).flatMap(([name, value]) => (isTold(value) ? waysIn(value).map((way) => `${name}.${way}`) : [name]));
  const withMore = (told: Told, [name = '', ...way]: readonly string[], more: string): Told => {
    const value = Object.entries(told).find(([key]) => key === name)?.[1];
    const changed = isTold(value) ? withMore(value, way, more) : `${value}${more}`;
    return Array.isArray(told) ? told.map((one, index) => (String(index) === name ? changed : one)) : { ...told, [name]: changed };
  };

  it('is taken as it is when nothing is wrong with it', () => expect([detailProblems(TOLD), tidyDetails(TOLD)]).toEqual([{}, TOLD]));
  it.each(waysIn({ ...TOLD }))('has an end, and no signs that nobody sees: %s', (way) => {
    const refused = ['x'.repeat(DETAIL_LIMITS.description), '\u202ex'].map((more) =>
      Object.keys(detailProblems(withMore({ ...TOLD }, way.split('.'), more) as unknown as UpdateDetailsRequest)),
    );
    expect(refused).toEqual([[way], [way]]);
  });
});

describe('Details are kept', () => {
  it('with numbers and addresses in one form, without entries that say nothing', () =>
    expect(
      tidyDetails({
        contacts: [
          { type: 'phone', value: '+90 (532) 123 45 67' },
          { type: 'email', value: ' ' },
        ],
        social_links: { github: 'https://github.com/elif', website: 'ornek.dev' },
        educations: [{ degree: 'Lisans' }],
      }),
    ).toEqual({
      contacts: [{ type: 'phone', value: '+905321234567' }],
      social_links: { github: 'github.com/elif', linkedin: '', website: 'https://ornek.dev' },
      educations: [],
    }));
});

describe('A profile', () => {
  const hidden = (...flags: PrivacyFlag[]): ProfileEvent => ({ type: 'ProfileSectionsHidden', data: { memberId, flags } });
  const shown = (...flags: PrivacyFlag[]): ProfileEvent => ({ type: 'ProfileSectionsShown', data: { memberId, flags } });
  const opened: ProfileEvent = { type: 'ProfileOpenedToGuests', data: { memberId } };
  it('hides and shows what its member wants, each once', () =>
    given(hidden('skills_visible'))
      .when(change({ privacy: { skills_visible: false, projects_visible: false, address_visible: true } }))
      .then(hidden('projects_visible'), shown('address_visible')));
  it('starts with contact, address and birth date hidden', () =>
    given()
      .when(change({ privacy: { contact_info_visible: false, address_visible: false, birth_date_visible: false, skills_visible: true }, guestsVisible: false }))
      .thenNothing());
  it('is opened to guests and closed again', () => {
    given()
      .when(change({ guestsVisible: true }))
      .then(opened);
    given(opened)
      .when(change({ guestsVisible: false }))
      .then({ type: 'ProfileClosedToGuests', data: { memberId } });
  });
});

describe('What moderators keep from view', () => {
  const WHY = { reason: 'harassment', clause: '2.1', message: null } as const;
  const act = (what: ProfileAct) => new ModerateProfile({ memberId, decisionId: 'd1', act: what, registered: REGISTERED }, sentAt(NOW));
  const withheld = (field: 'bio' | 'links', value: string): ProfileEvent => ({
    type: 'ProfileFieldWithheld',
    data: { memberId, field, decisionId: 'd1', how: 'hidden', reason: 'harassment', clause: '2.1', value, message: null, whole: false },
  });
  const links = written('links', { social_links: { ...LINKS, website: 'https://ornek.dev' } });
  const text = 'GitHub: github.com/elif\nWeb Sitesi: https://ornek.dev';

  it('are links as one value, which nobody sees from then on', () =>
    given(links)
      .when(act({ kind: 'withhold', how: 'hidden', fields: ['links'], ...WHY }))
      .then(withheld('links', text), written('links', {})));
  it('come back exactly', () =>
    given(links, withheld('links', text), written('links', {}))
      .when(act({ kind: 'give-back' }))
      .then({ type: 'ProfileFieldGivenBack', data: { memberId, field: 'links', decisionId: 'd1', shown: true, whole: false } }, links));
  it('hold what is written next, and nothing else of what is sent with it', () =>
    given(written('bio', { bio: 'Kötü' }), withheld('bio', 'Kötü'), written('bio', {}))
      .when(write({ bio: 'İyi', job_title: 'Geliştirici' }))
      .then({ type: 'ProfileValueHeld', data: { memberId, field: 'bio', heldId: 'b1', value: 'İyi' } }, written('job', { job_title: 'Geliştirici' })));
});
