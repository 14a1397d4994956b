import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { answerProblem, applicationProblems, downloadReasonProblem, type JudgedApplication } from '../../../../contracts/job-application-problems.js';
import { APPLICATION_TEXT } from '../../../../contracts/job-applications.js';
import { JOB_CONSENT, JOB_CONSENTS } from '../../../../contracts/job-consent.js';

const GOOD: JudgedApplication = {
  phone: '+90(532)0000000',
  email: 'elif@ornek.com',
  cv_url: '/api/profile/upload/temp-cv/1',
  note: '',
  consent_version: JOB_CONSENT.version,
};

describe('An application', () => {
  it('may be sent with what the form asks for', () => expect(applicationProblems(GOOD)).toEqual({}));

  it.each<[keyof JudgedApplication, string | number, string]>([
    ['phone', ' ', 'Telefon alanı boş bırakılamaz'],
    ['phone', '532000000', APPLICATION_TEXT.phoneShort],
    ['phone', '0532 000 00 00', APPLICATION_TEXT.phoneSigns],
    ['phone', '0532000000a', APPLICATION_TEXT.phoneSigns],
    ['phone', '0'.repeat(21), 'Telefon en fazla 20 karakter olmalıdır'],
    ['email', '', 'E-posta alanı boş bırakılamaz'],
    ['email', 'elif', APPLICATION_TEXT.emailBad],
    ['email', 'elif@', APPLICATION_TEXT.emailBad],
    ['cv_url', '', 'CV yüklemen gerekiyor'],
    ['note', 'a'.repeat(2_001), 'Not en fazla 2.000 karakter olmalıdır'],
    ['consent_version', 0, APPLICATION_TEXT.consentNeeded],
    ['consent_version', JOB_CONSENT.version + 1, APPLICATION_TEXT.consentChanged],
  ])('is refused by %s: %j', (field, value, sentence) => expect(applicationProblems({ ...GOOD, [field]: value })).toEqual({ [field]: sentence }));

  it.each(['\u200b\u200b', '\u0000', '\u2800 \u2800'])('is answered with something to be seen: %j', (text) =>
    expect(answerProblem(text)).toBe('Mesaj görünür en az bir karakter içermelidir'),
  );

  it('takes an address with blanks in it, as the form strips them', () => expect(applicationProblems({ ...GOOD, email: ' elif@ ornek.com ' })).toEqual({}));

  it('says what is wrong in the order of the form', () =>
    expect(Object.keys(applicationProblems({ phone: '', email: '', cv_url: '', note: '', consent_version: 0 }))).toEqual([
      'phone',
      'email',
      'cv_url',
      'consent_version',
    ]));
});

it.each([
  ['', APPLICATION_TEXT.reasonNeeded],
  ['   kısa    ', 'Gerekçe en az 10 karakter olmalıdır'],
  ['a'.repeat(301), 'Gerekçe en fazla 300 karakter olmalıdır'],
  ['Mülakat için yazdırıyorum', null],
])('A reason for a download: %j', (reason, sentence) => expect(downloadReasonProblem(reason)).toBe(sentence));

/** Whoever changes a text that somebody may have agreed to sees this: it is to be a new version. */
const AGREED = ['59f0174cef4222df'];
describe('What applicants agree to', () => {
  it('is counted from 1 on', () => expect(JOB_CONSENTS.map(({ version }) => version)).toEqual(JOB_CONSENTS.map((_, index) => index + 1)));
  it('stays as it was agreed to', () => expect(JOB_CONSENTS.map(({ text }) => createHash('sha256').update(text).digest('hex').slice(0, 16))).toEqual(AGREED));
});
