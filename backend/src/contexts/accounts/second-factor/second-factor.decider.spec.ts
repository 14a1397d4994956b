import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import {
  AddPasskey,
  DropRecoveryCodes,
  DropSecondFactors,
  EnrolTotp,
  IssueRecoveryCodes,
  RemovePasskey,
  RemoveTotp,
  RenamePasskey,
  UseRecoveryCode,
} from './second-factor.commands.js';
import { secondFactor } from './second-factor.decider.js';
import type { SecondFactorEvent } from './second-factor.events.js';

const given = specify(secondFactor);
const origin = sentAt(NOW);
const memberId = 'm1';

const enrolled: SecondFactorEvent = { type: 'TotpEnrolled', data: { memberId, totpId: 't1' } };
const unenrolled: SecondFactorEvent = { type: 'TotpRemoved', data: { memberId, totpId: 't1' } };
const issued = (setId = 'set1'): SecondFactorEvent => ({ type: 'RecoveryCodesIssued', data: { memberId, setId, count: 10 } });
const used = (number: number, setId = 'set1'): SecondFactorEvent => ({ type: 'RecoveryCodeUsed', data: { memberId, setId, number } });
const added = (passkeyId = 'p1', name = 'Telefon'): SecondFactorEvent => ({ type: 'PasskeyAdded', data: { memberId, passkeyId, name } });
const renamed = (name: string): SecondFactorEvent => ({ type: 'PasskeyRenamed', data: { memberId, passkeyId: 'p1', name } });
const removed: SecondFactorEvent = { type: 'PasskeyRemoved', data: { memberId, passkeyId: 'p1' } };

const enrol = new EnrolTotp({ memberId, totpId: 't1', setId: 'set1' }, origin);
const unenrol = new RemoveTotp({ memberId }, origin);
const issue = new IssueRecoveryCodes({ memberId, setId: 'set2' }, origin);
const use = (number: number, setId = 'set1') => new UseRecoveryCode({ memberId, setId, number }, origin);
const add = (passkeyId = 'p1', name = 'Telefon') => new AddPasskey({ memberId, passkeyId, name, setId: 'set1' }, origin);
const rename = (name: string) => new RenamePasskey({ memberId, passkeyId: 'p1', name }, origin);
const remove = new RemovePasskey({ memberId, passkeyId: 'p1' }, origin);
const drop = (reason = 'Telefonu çalındı') => new DropSecondFactors({ memberId, reason }, origin);
const dropped = (...passkeyIds: string[]): SecondFactorEvent => ({ type: 'SecondFactorsDropped', data: { memberId, reason: 'Telefonu çalındı', passkeyIds } });

describe('The first factor', () => {
  it('comes with recovery codes', () => given().when(enrol).then(enrolled, issued()));
  it('comes with recovery codes as a passkey too', () => given().when(add()).then(added(), issued()));
  it('comes with new ones when it is a first one again', () => given(enrolled, issued('old'), unenrolled).when(add()).then(added(), issued()));
  it('is followed by others without', () => {
    given(enrolled, issued()).when(add()).then(added());
    given(added(), issued()).when(enrol).then(enrolled);
  });
});

describe('An authenticator app', () => {
  it('is one', () => given(enrolled).when(enrol).thenRefused('second-factor.enrolled'));
  it('is removed', () => given(enrolled).when(unenrol).then(unenrolled));
  it('is removed once', () => given(enrolled, unenrolled).when(unenrol).thenNothing());
});

describe('A recovery code', () => {
  it('works', () => given(enrolled, issued()).when(use(3)).then(used(3)));
  it('works once', () => given(enrolled, issued(), used(3)).when(use(3)).thenRefused('second-factor.code-used'));
  it('works while others were used', () => given(enrolled, issued(), used(2)).when(use(3)).then(used(3)));
  it('works no more after new ones', () => given(enrolled, issued(), issued('set2')).when(use(3)).thenRefused('second-factor.code-used'));
  it('of a new set works although its number was used before', () =>
    given(enrolled, issued(), used(3), issued('set2')).when(use(3, 'set2')).then(used(3, 'set2')));
  it('is issued anew', () => given(enrolled, issued()).when(issue).then(issued('set2')));
  it('is worth nothing once its set was dropped', () =>
    given(enrolled, issued(), { type: 'RecoveryCodesDropped', data: { memberId, setId: 'set1' } })
      .when(use(3))
      .thenRefused('second-factor.code-used'));
  it('is dropped with its own set alone', () => {
    const dropSet = (setId: string) => new DropRecoveryCodes({ memberId, setId }, origin);
    given(enrolled, issued())
      .when(dropSet('set1'))
      .then({ type: 'RecoveryCodesDropped', data: { memberId, setId: 'set1' } });
    given(enrolled, issued(), issued('set2')).when(dropSet('set1')).thenNothing();
  });
  it('is not issued without a factor', () => given(enrolled, issued(), unenrolled).when(issue).thenRefused('second-factor.none'));
});

describe('A passkey', () => {
  const ten = Array.from({ length: 10 }, (_, index) => added(`p${index}`));

  it('is there once', () => given(added()).when(add()).thenNothing());
  it('has a name without blanks around it', () => given(enrolled).when(add('p1', ' Telefon ')).then(added()));
  it('has a name', () => given(enrolled).when(add('p1', '  ')).thenRefused('passkey.name'));
  it('has a name of at most sixty characters', () =>
    given(enrolled)
      .when(add('p1', 'x'.repeat(61)))
      .thenRefused('passkey.name'));
  it('is one of ten', () =>
    given(...ten)
      .when(add('p11'))
      .thenRefused('passkey.too-many'));
  it('is renamed', () => given(added()).when(rename('Anahtarlık')).then(renamed('Anahtarlık')));
  it('is renamed once', () => given(added(), renamed('Anahtarlık')).when(rename(' Anahtarlık ')).thenNothing());
  it('is not renamed to nothing', () => given(added()).when(rename('')).thenRefused('passkey.name'));
  it('is removed', () => given(added()).when(remove).then(removed));
  it('is neither renamed nor removed when it is unknown', () => {
    given(added(), removed).when(rename('Anahtarlık')).thenRefused('passkey.unknown');
    given(added(), removed).when(remove).thenRefused('passkey.unknown');
  });
});

describe('Whoever has lost every factor', () => {
  it('is freed of all of them', () => given(enrolled, issued(), added()).when(drop(' Telefonu çalındı ')).then(dropped('p1')));
  it('is freed for a reason', () => given(enrolled).when(drop(' ')).thenRefused('second-factor.no-reason'));
  it('is freed once', () => given(enrolled, issued(), dropped()).when(drop()).thenNothing());
  it('is left alone without a factor', () => given(enrolled, issued(), unenrolled).when(drop()).thenNothing());
  it('begins anew, with new codes', () => given(enrolled, issued('old'), dropped()).when(enrol).then(enrolled, issued()));
  it('cannot use the codes of before', () => given(enrolled, issued(), dropped()).when(use(3)).thenRefused('second-factor.code-used'));
});
