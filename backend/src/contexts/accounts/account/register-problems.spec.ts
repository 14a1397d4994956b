import { describe, expect, it } from '@jest/globals';
import { registerProblems } from '../../../../contracts/account-problems.js';
import { ACCOUNT_TEXT, displayName } from '../../../../contracts/accounts.js';

const FORM = { email: 'elif@example.com', username: 'elif_isik', password: 'üç-kedi-bir' };
const problemsOf = (changes: Partial<Parameters<typeof registerProblems>[0]>) => registerProblems({ ...FORM, ...changes });

describe('A registration', () => {
  it('has no problems when it is complete', () => expect(problemsOf({})).toEqual({}));
  it('has the first problem of every field, in the order of the form', () =>
    expect(Object.entries(registerProblems({ email: '', username: '', password: '' }))).toEqual([
      ['email', ACCOUNT_TEXT.emailRequired],
      ['username', ACCOUNT_TEXT.usernameRequired],
      ['password', ACCOUNT_TEXT.passwordRequired],
    ]));
  it.each([
    ['ab', ACCOUNT_TEXT.usernameShort],
    ['abc', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), ACCOUNT_TEXT.usernameLong],
    ['Elif.Isik_34', undefined],
    ['elif ışık', ACCOUNT_TEXT.usernamePattern],
    ['elif-isik', ACCOUNT_TEXT.usernamePattern],
  ])('finds with the username %p the problem %p', (username, problem) => expect(problemsOf({ username }).username).toBe(problem));
  it.each([
    ['123456789', ACCOUNT_TEXT.passwordShort],
    ['1234567890', undefined],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), ACCOUNT_TEXT.passwordLong],
  ])('finds with the password %p the problem %p', (password, problem) => expect(problemsOf({ password }).password).toBe(problem));
  it.each(['first_name', 'last_name', 'display_name'] as const)('bounds %s at 60 characters', (field) =>
    expect([problemsOf({ [field]: 'ç'.repeat(60) })[field], problemsOf({ [field]: 'ç'.repeat(61) })[field]]).toEqual([undefined, ACCOUNT_TEXT.nameLong]),
  );
});

describe('An e-mail address', () => {
  it.each(['elif@example.com', ' elif@example.com ', 'e.l+if@mail.example.co', 'ELIF@EXAMPLE.COM', `${'a'.repeat(64)}@example.com`])(
    'is valid as %p',
    (email) => expect(problemsOf({ email }).email).toBeUndefined(),
  );
  it.each([
    'elif',
    'elif@',
    '@example.com',
    'elif@example',
    'elif@@example.com',
    'elif@ex@ample.com',
    'el if@example.com',
    '.elif@example.com',
    'elif.@example.com',
    'el..if@example.com',
    'elif@-example.com',
    'elif@example-.com',
    'elif@example.c',
    'elif@example.123',
    `${'a'.repeat(65)}@example.com`,
    `elif@${'a'.repeat(250)}.com`,
  ])('is invalid as %p', (email) => expect(problemsOf({ email }).email).toBe(ACCOUNT_TEXT.emailInvalid));
});

describe('The name of a member', () => {
  const names = { display_name: 'Elif I.', username: 'elif', first_name: 'Elif', last_name: 'Işık' };
  it.each([
    [names, 'Elif I.'],
    [{ ...names, display_name: null }, 'elif'],
    [{ first_name: 'Elif', last_name: 'Işık' }, 'Elif Işık'],
    [{ first_name: 'Elif', last_name: null }, 'Elif'],
    [{ last_name: 'Işık' }, 'Kullanıcı'],
    [null, 'Misafir'],
  ])('of %j is %p', (member, name) => expect(displayName(member)).toBe(name));
});
