import { describe, expect, it } from '@jest/globals';
import { CITIES, COUNTRIES, citiesOf, cityName, countryName } from '../../../../contracts/places.js';
import { asOthersSee, FIRST_PRIVACY } from '../../../../contracts/privacy.js';
import {
  contactEmailProblem,
  DETAIL_TEXT,
  entryProblems,
  isKeptEntry,
  phoneProblem,
  socialProblem,
  toPhone,
  toSocial,
} from '../../../../contracts/profile-details.js';

describe('What members tell of themselves', () => {
  it.each([
    ['', null],
    ['+905321234567', null],
    ['+90 (532) 123 45 67', null],
    ['+90532123456', DETAIL_TEXT.phoneLength],
    ['+9053212345678', DETAIL_TEXT.phoneLength],
    ['+902121234567', DETAIL_TEXT.phoneStart],
    ['+4915112345678', null],
    ['+49', DETAIL_TEXT.phoneInvalid],
    ['0532', DETAIL_TEXT.phoneInvalid],
    ['+49 sesli', DETAIL_TEXT.phoneInvalid],
  ])('has a telephone number or not: %s', (phone, problem) => expect(phoneProblem(phone)).toBe(problem));
  it('keeps a number without the signs between its digits', () => expect(toPhone('+90 (532) 123-45.67')).toBe('+905321234567'));

  it.each([
    ['github', '', null],
    ['github', 'github.com/elif', null],
    ['github', 'https://www.github.com/elif', null],
    ['github', 'github.com/', DETAIL_TEXT.github],
    ['github', 'gitlab.com/elif', DETAIL_TEXT.github],
    ['github', 'evil.dev/github.com/elif', DETAIL_TEXT.github],
    ['linkedin', 'linkedin.com/in/elif', null],
    ['linkedin', 'https://linkedin.com/in/elif', null],
    ['linkedin', 'linkedin.com/company/x', DETAIL_TEXT.linkedin],
  ] as const)('has an address of %s or not: %s', (site, address, problem) => expect(socialProblem(site, address)).toBe(problem));
  it('keeps an address from its host on', () => expect(toSocial(' https://www.github.com/elif ')).toBe('github.com/elif'));

  it.each([
    ['', null],
    ['elif@ornek.dev', null],
    ['elif@', DETAIL_TEXT.emailInvalid],
  ])('has a contact address or not: %s', (email, problem) => expect(contactEmailProblem(email)).toBe(problem));
});

describe('An entry of a list', () => {
  it.each([
    ['experiences', { company: 'Sarnıç' }, { position: DETAIL_TEXT.experience }],
    ['experiences', { company: 'Sarnıç', position: 'Geliştirici' }, {}],
    ['experiences', { company: ' ', position: '', location: 'Van' }, {}],
    ['educations', { start: '2020-01' }, { school: DETAIL_TEXT.education, department: DETAIL_TEXT.education }],
    ['certificates', { issuer: 'X' }, { name: DETAIL_TEXT.certificate }],
    ['projects', { name: 'X' }, { description: DETAIL_TEXT.project }],
    ['skills', { name: 'Go' }, { category: DETAIL_TEXT.skill, level: DETAIL_TEXT.skill }],
    ['skills', {}, {}],
  ] as const)('of %s is whole, empty or lacks something: %j', (kind, entry, problems) => expect(entryProblems(kind, entry)).toEqual(problems));

  it('is kept when something of it is told, a skill when all of it is', () => {
    expect(isKeptEntry('experiences', { company: 'Sarnıç', position: '' })).toBe(true);
    expect(isKeptEntry('experiences', { company: '', position: '', location: 'Van' })).toBe(false);
    expect(isKeptEntry('skills', { category: 'DevOps', name: 'Go', level: '' })).toBe(false);
    expect(isKeptEntry('skills', { category: 'DevOps', name: 'Go', level: 'expert' })).toBe(true);
  });
});

describe('The places of addresses', () => {
  it('are 26 cities and 20 countries, each once', () => {
    expect([new Set(CITIES.map(({ stateCode }) => stateCode)).size, new Set(COUNTRIES.map(({ isoCode }) => isoCode)).size]).toEqual([26, 20]);
    expect([citiesOf('TR').length, citiesOf('DE')]).toEqual([26, []]);
  });
  it('have names by their codes; what is no code is a name', () => {
    expect([countryName('TR'), cityName('TR', '26'), cityName('DE', 'Köln'), countryName('')]).toEqual(['Türkiye', 'Eskişehir', 'Köln', '']);
  });
});

describe('What others get of a profile', () => {
  it('is what no switch hides', () =>
    expect(asOthersSee({ bio: 'Merhaba', company: 'Sarnıç', birth_date: '1996-08-14' }, FIRST_PRIVACY)).toEqual({
      bio: 'Merhaba',
      company: 'Sarnıç',
      birth_date: null,
    }));

  it('is nothing of a field about which nobody has decided', () => {
    const undecided: object = { bio: 'Merhaba', motto: 'Acele etme' };
    expect(asOthersSee(undecided, FIRST_PRIVACY)).toEqual({ bio: 'Merhaba', motto: null });
  });
});
