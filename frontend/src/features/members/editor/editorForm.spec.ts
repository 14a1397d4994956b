import { FIRST_PRIVACY } from '@contracts/privacy';
import { DETAIL_TEXT, type EntryKind, NO_DETAILS, type OwnProfile } from '@contracts/profile-details';
import { PROFILE_DRAFT_STEPS } from '@contracts/profile-drafts';
import { describe, expect, it } from '@jest/globals';
import { drawnSize } from '../../../design/crop';
import { isPicture } from '../../../design/pictureProblem';
import {
  changed,
  changesIn,
  emptyFields,
  firstWrongStep,
  formOf,
  movedRow,
  problemsIn,
  profileWith,
  readChanges,
  refusedFields,
  requestOf,
  stepProblems,
  stillRefused,
  typedSince,
  withPlace,
} from './editorForm';
import { ENTRY_FORMS, emptyEntry, monthWords } from './entryForms';
import { HIDDEN_AT_FIRST, shownWords } from './flagWords';
import { type EditorForm, FIELDS_OF, PART_NAMES, type Row } from './profileParts';
import { stateOf } from './stepState';
import { stepAt, stepOf } from './steps';
import { firstProblemWords } from './wrongWords';

const EXPERIENCE = { company: 'Sarnıç', position: 'Geliştirici', start: '2024-02', end: 'ongoing', location: '', description: '' };
const PROFILE = {
  ...NO_DETAILS,
  id: 'u1',
  username: 'elif',
  display_name: 'Elif',
  first_name: 'Elif',
  last_name: 'Işık',
  birth_date: '1996-08-14',
  contacts: [
    { type: 'telegram', value: '@elif' },
    { type: 'phone', value: '+905321234567' },
  ],
  experiences: [EXPERIENCE],
  is_public: true,
  guests_visible: false,
  subroles: [],
  privacy_settings: FIRST_PRIVACY,
} as unknown as OwnProfile;
const TODAY = '2026-11-24';
const published = formOf(PROFILE);
const row = (id: string, value = {}, gone = false): Row => ({ id, gone, value });
const saved = (changes: Partial<EditorForm>) => requestOf(PROFILE, { ...published, ...changes }, changes);

describe('The draft of a profile', () => {
  it('holds what differs from the published one, and nothing that is again as it was', () => {
    const bio = changed(published, {}, { bio: 'Merhaba' });
    expect(bio).toEqual({ bio: 'Merhaba' });
    expect(changed(published, bio, { bio: '' })).toEqual({});
    expect(changed(published, bio, { first_name: 'Ela' })).toEqual({ bio: 'Merhaba', first_name: 'Ela' });
  });
  it('keeps what was typed while it was saved, also what was put back by then', () => {
    const sent = { bio: 'Merhaba', first_name: 'Ela' };
    expect(typedSince(published, sent, sent)).toEqual({});
    expect(typedSince(published, sent, { ...sent, bio: 'Merhaba!' })).toEqual({ bio: 'Merhaba!' });
    expect(typedSince(published, sent, { bio: 'Merhaba', company: 'Sarnıç' })).toEqual({ first_name: 'Elif', company: 'Sarnıç' });
  });

  it('is read back without what the editor does not know', () => {
    const stored = { bio: 'Merhaba', first_name: 7, experiences: 'yok', other: 'x', last_name: 'Işık' };
    expect(readChanges(stored as never, published)).toEqual({ bio: 'Merhaba' });
  });

  it('shows a name that waits for a moderator as the member’s own', () => expect(formOf(PROFILE, 'Ela').display_name).toBe('Ela'));

  it('empties the city with the country, and the district with both', () => {
    expect(withPlace('country', 'DE')).toEqual({ country: 'DE', city: '', district: '' });
    expect(withPlace('city', '26')).toEqual({ city: '26', district: '' });
  });
});

describe('What is saved', () => {
  it('are the parts that were changed, each whole', () => {
    expect(saved({})).toEqual({});
    expect(saved({ bio: ' Merhaba ', github: 'https://github.com/elif' })).toEqual({
      bio: 'Merhaba',
      social_links: { github: 'github.com/elif', linkedin: '', website: '' },
    });
    expect(saved({ first_name: 'Ela', display_name: 'E.' })).toEqual({ first_name: 'Ela' });
  });

  it('keeps the ways to be reached that the editor does not show', () => {
    expect(saved({ contact_email: 'elif@ornek.dev', phone: '' }).contacts).toEqual([
      { type: 'email', value: 'elif@ornek.dev' },
      { type: 'telegram', value: '@elif' },
    ]);
  });

  it.each(PART_NAMES.flatMap((part) => FIELDS_OF[part].map((field) => [field, part] as const)))(
    'is what was typed as %s, and stands there again',
    (field, part) => {
      const isList = Array.isArray(published[field]);
      const typed = isList ? [row(`${field}-0`, Object.fromEntries(ENTRY_FORMS[field as EntryKind].fields.map(({ name }) => [name, 'x'])))] : 'x';
      const form = { ...published, [field]: typed };
      expect(formOf(profileWith(PROFILE, form))).toEqual(form);
      // The displayed name goes by a call of its own.
      expect(Object.keys(saved({ [field]: typed }))).toEqual(part === 'display_name' ? [] : [part]);
      expect(PROFILE_DRAFT_STEPS.filter((step) => field in changesIn(step, { [field]: typed }))).toEqual([isList ? field : 'personal']);
    },
  );

  it('leaves out what was deleted and what says nothing', () => {
    const rows = [row('a', EXPERIENCE, true), row('b', { ...EXPERIENCE, company: 'Kuytu' }), row('c', emptyEntry('experiences'))];
    expect(saved({ experiences: rows }).experiences).toEqual([{ ...EXPERIENCE, company: 'Kuytu' }]);
    expect(profileWith(PROFILE, { ...published, skills: [row('s', { category: '', name: 'Go', level: '' })] }).skills).toEqual([]);
  });
});

describe('A step', () => {
  it('asks for names and a birth date, in the words of the specification', () => {
    const form = { ...published, first_name: '', last_name: ' ', birth_date: '' };
    expect(stepProblems(0, form, TODAY)).toEqual({
      first_name: DETAIL_TEXT.firstNameMissing,
      last_name: DETAIL_TEXT.lastNameMissing,
      birth_date: DETAIL_TEXT.birthDateMissing,
    });
    expect(stepProblems(0, published, TODAY)).toEqual({});
  });

  it('names the field of the entry that lacks something, unless that was deleted', () => {
    const rows = [row('a', { company: 'Kuytu', position: '' })];
    expect(stepProblems(1, { ...published, experiences: rows }, TODAY)).toEqual({ 'experiences.a.position': DETAIL_TEXT.experience });
    expect(stepProblems(1, { ...published, experiences: [row('a', { company: 'Kuytu' }, true)] }, TODAY)).toEqual({});
  });

  it('is judged by the rules of the server, each entry by itself', () => {
    const rows = [row('empty', emptyEntry('experiences')), row('a', { ...EXPERIENCE, start: '2015-09', end: '2012-06' })];
    const form = { ...published, experiences: rows, projects: [row('p', { name: 'X', description: 'Y', url: 'javascript:alert(1)', github: 'ornek.dev' })] };
    expect(stepProblems(1, form, TODAY)).toEqual({ 'experiences.a.end': DETAIL_TEXT.endBeforeStart });
    expect(firstProblemWords(form, stepProblems(1, form, TODAY))).toBe('“Geliştirici”: Bitiş tarihi başlangıçtan önce olamaz.');
    expect(stepProblems(4, form, TODAY)).toEqual({ 'projects.p.url': DETAIL_TEXT.urlInvalid });
    expect(stepProblems(0, { ...published, website: 'bir iki', github: 'x.com/elif' }, TODAY)).toEqual({
      github: DETAIL_TEXT.github,
      website: DETAIL_TEXT.urlInvalid,
    });
    const many = { ...published, projects: Array.from({ length: 31 }, (_, at) => row(`${at}`, { name: 'X', description: 'Y' })) };
    expect(stepProblems(4, many, TODAY)).toEqual({ projects: 'En fazla 30 kayıt ekleyebilirsiniz.' });
  });

  it('shows what the server refused at the field that it came from, until that is written anew', () => {
    const rows = [row('gone', EXPERIENCE, true), row('empty', emptyEntry('experiences')), row('a', EXPERIENCE)];
    const form = { ...published, experiences: rows, contact_email: 'elif@ornek.dev' };
    const ways = { 'experiences.0.start': 'A', 'contacts.1.value': 'B', 'contacts.2.value': 'C', 'social_links.website': 'D', skills: 'E', other: 'F' };
    const refused = refusedFields(PROFILE, form, ways);
    expect(refused).toEqual({ 'experiences.a.start': 'A', phone: 'B', website: 'D', skills: 'E' });
    expect(problemsIn(1, { form, refused }, TODAY)).toEqual({ 'experiences.a.start': 'A' });
    expect(stillRefused(refused, { website: 'elif.dev', experiences: rows })).toEqual({ phone: 'B', skills: 'E' });
  });

  it('with something wrong is where saving leads', () => {
    expect(firstWrongStep(published, TODAY)).toBeNull();
    expect(firstWrongStep({ ...published, skills: [row('s', { name: 'Go' })], projects: [row('p', { name: 'X' })] }, TODAY)).toBe(stepAt('projects'));
  });

  it('tells in words how it stands with it', () => {
    const words = (step: number, form = published, tried: number[] = []) => stateOf({ form, profile: PROFILE, tried: new Set(tried), refused: {} }, step);
    const nameless = { ...published, first_name: '' };
    expect(words(0)).toEqual({ tone: 'open', words: `${emptyFields(published)} alan boş` });
    expect(words(0, nameless).tone).toBe('open');
    expect(words(0, nameless, [0])).toEqual({ tone: 'wrong', words: '1 alan eksik' });
    expect(words(0, { ...nameless, website: 'javascript:alert(1)' })).toEqual({ tone: 'wrong', words: '1 alan hatalı' });
    expect(words(0, { ...nameless, website: 'javascript:alert(1)' }, [0])).toEqual({ tone: 'wrong', words: '1 alan eksik, 1 alan hatalı' });
    expect(words(1)).toEqual({ tone: 'done', words: '1 kayıt' });
    expect(words(2)).toEqual({ tone: 'open', words: 'Boş' });
    expect(words(7)).toEqual({ tone: 'done', words: '9 görünür, 3 gizli' });
  });

  it.each([
    ['3', 2],
    ['9', 8],
    [null, 0],
    ['0', 0],
    ['10', 0],
    ['2.5', 0],
    ['x', 0],
  ])('is named by its address: %s', (address, step) => expect(stepOf(address)).toBe(step));
});

describe('A list', () => {
  const rows = [row('a'), row('gone', {}, true), row('b'), row('c')];
  const ids = (moved: Row[]) => moved.map(({ id }) => id).join(' ');
  it('is sorted among the entries that are still there', () => {
    expect(ids(movedRow(rows, 'c', 0))).toBe('c a gone b');
    expect(ids(movedRow(rows, 'a', 1))).toBe('gone b a c');
    expect(ids(movedRow(rows, 'a', 0))).toBe('a gone b c');
    expect(ids(movedRow(rows, 'x', 0))).toBe('a gone b c');
  });
  it('tells an entry in a line', () => {
    expect(ENTRY_FORMS.experiences.title(EXPERIENCE)).toBe('Geliştirici');
    expect(ENTRY_FORMS.experiences.line(EXPERIENCE)).toBe('Sarnıç · Şubat 2024 – Devam Ediyor');
    expect(ENTRY_FORMS.certificates.line({ name: 'A', issuer: 'B', issue_date: '2024-03' })).toBe('B · Mart 2024 · Süresiz');
    expect([monthWords(''), monthWords('2024-02-10')]).toEqual(['', 'Şubat 2024']);
  });
});

describe('What others see', () => {
  it('starts without what new members hide, which is said in a line', () => expect(HIDDEN_AT_FIRST).toBe('İletişim bilgileri, adres ve doğum tarihi'));
  it('is told in words, also where there is nothing', () => {
    expect(shownWords(PROFILE, 'experiences_visible')).toEqual({ text: 'Sarnıç', isEmpty: false });
    expect(shownWords(PROFILE, 'projects_visible')).toEqual({ text: 'Henüz proje eklenmedi', isEmpty: true });
  });
  it('is a picture by what is in the file, not by what it is called', () => {
    const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const heads = ['\x89PNG\r\n\x1a\n\0\0\0\r', '\xff\xd8\xff\xe0', 'RIFF\0\0\0\0WEBPVP8 ', '<svg xmlns="h', 'GIF89a', 'RIFF\0\0\0\0WAVE', ''];
    expect(heads.map((head) => isPicture(bytes(head)))).toEqual([true, true, true, false, false, false, false]);
  });
  it('of a picture is its chosen part, no larger than needed', () => {
    expect(drawnSize({ x: 0, y: 0, width: 3200, height: 1800 })).toEqual({ width: 1600, height: 900 });
    expect(drawnSize({ x: 5, y: 5, width: 40, height: 40 })).toEqual({ width: 40, height: 40 });
  });
});
