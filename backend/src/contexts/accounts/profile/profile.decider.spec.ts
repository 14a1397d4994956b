import { describe, it } from '@jest/globals';
import { DETAIL_LIMITS } from '../../../../contracts/profile-details.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChangeProfile, type ProfileChanges } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';

const given = specify(profile);
const REGISTERED = { username: 'elif', firstName: 'Elif', lastName: null, displayName: null };
const change = (changes: ProfileChanges) =>
  new ChangeProfile({ memberId: 'm1', registered: REGISTERED, changes, heldIds: { display_name: 'h1', bio: 'b1', links: 'l1' } }, sentAt(NOW));
const named = (names: Partial<typeof REGISTERED> | { lastName: string | null }): ProfileEvent => ({
  type: 'NamesChanged',
  data: { memberId: 'm1', ...REGISTERED, ...names },
});
const shownAs = (displayName: string | null, names: { lastName?: string | null } = {}): ProfileEvent => ({
  type: 'DisplayNameChanged',
  data: { memberId: 'm1', ...REGISTERED, ...names, displayName },
});
const born = (birthDate: string): ProfileEvent => ({ type: 'BirthDateGiven', data: { memberId: 'm1', birthDate } });
const withdrawn: ProfileEvent = { type: 'BirthDateWithdrawn', data: { memberId: 'm1' } };
const madePrivate: ProfileEvent = { type: 'ProfileMadePrivate', data: { memberId: 'm1' } };
const madePublic: ProfileEvent = { type: 'ProfileMadePublic', data: { memberId: 'm1' } };

describe('A member', () => {
  it('changes a name, and the fact carries all names', () =>
    given()
      .when(change({ lastName: ' Işık ' }))
      .then(named({ lastName: 'Işık' })));
  it('has the names of the registration already', () =>
    given()
      .when(change({ firstName: 'Elif', lastName: null, displayName: '' }))
      .thenNothing());
  it('takes a name away with an empty text', () =>
    given(named({ lastName: 'Işık' }))
      .when(change({ lastName: '' }))
      .then(named({ lastName: null })));
  it('changes names and display name at once, in two facts', () =>
    given()
      .when(change({ lastName: 'Işık', displayName: 'Elif I.' }))
      .then(named({ lastName: 'Işık' }), shownAs('Elif I.', { lastName: 'Işık' })));
  it('keeps the display name when only names are sent', () =>
    given(shownAs('Elif I.'))
      .when(change({ firstName: 'Elif', displayName: 'Elif I.' }))
      .thenNothing());
  it('gives the birth date', () =>
    given()
      .when(change({ birthDate: '1994-02-28' }))
      .then(born('1994-02-28')));
  it('gives it once', () =>
    given(born('1994-02-28'))
      .when(change({ birthDate: '1994-02-28' }))
      .thenNothing());
  it('tells no more at once than one append to the log holds', () => {
    const description = '한'.repeat(DETAIL_LIMITS.description);
    const project = (name: number) => ({ name: `${name}`, technologies: '', description, url: '', github: '', start: '2020-01', end: '2021-01' });
    const projects = (count: number) => ({ details: { projects: Array.from({ length: count }, (_, name) => project(name)) } });
    const experience = { company: '한', position: '한', start: '2020-01', end: '2021-01', location: '', description };
    const experiences = Array.from({ length: 30 }, (_, at) => ({ ...experience, company: `${at}` }));
    const educations = Array.from({ length: 20 }, (_, at) => ({
      school: `${at}`,
      department: '한',
      degree: '',
      start: '2020-01',
      end: '2021-01',
      description,
    }));
    const certificates = Array.from({ length: 40 }, (_, at) => ({
      name: `${at}`,
      issuer: '한',
      issue_date: '2020-01',
      expiry_date: '',
      description,
      credential_id: '',
      credential_url: '',
    }));
    given()
      .when(change({ details: { ...projects(30).details, experiences, educations, certificates } }))
      .thenRefused('profile.too-long');
  });
  it('withdraws it', () =>
    given(born('1994-02-28'))
      .when(change({ birthDate: null }))
      .then(withdrawn));
  it('has nothing to withdraw without one', () =>
    given()
      .when(change({ birthDate: '' }))
      .thenNothing());
  it.each(['1994-02-30', '1899-12-31', '2026-11-22', '28.02.1994', '1994-2-8'])('cannot have been born on %s', (birthDate) =>
    given().when(change({ birthDate })).thenRefused('profile.invalid'),
  );
  it('may have been born today', () =>
    given()
      .when(change({ birthDate: '2026-11-21' }))
      .then(born('2026-11-21')));
  it('needs names that are not too long', () =>
    given()
      .when(change({ displayName: 'x'.repeat(61) }))
      .thenRefused('profile.invalid'));
});

describe('A profile', () => {
  it('is public from the start', () =>
    given()
      .when(change({ isPublic: true }))
      .thenNothing());
  it('is made private', () =>
    given()
      .when(change({ isPublic: false }))
      .then(madePrivate));
  it('is made public again', () =>
    given(madePrivate)
      .when(change({ isPublic: true }))
      .then(madePublic));
  it('stays as it is when nothing is said of it', () => given(madePrivate).when(change({})).thenNothing());
});
