import { describe, it } from '@jest/globals';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CancelAccountDeletion, CloseErasure, EndUnverifiedAccount, EraseAccount, RequestAccountDeletion } from './erasure.commands.js';
import { erasure } from './erasure.decider.js';
import type { ErasureEvent } from './erasure.events.js';

const given = specify(erasure);
const memberId = 'm1';
const requested = (keepContent = true, due = daysFromNow(7)): ErasureEvent => ({ type: 'AccountDeletionRequested', data: { memberId, keepContent, due } });
const cancelled: ErasureEvent = { type: 'AccountDeletionCancelled', data: { memberId } };
const erased = (keepContent = true): ErasureEvent => ({ type: 'AccountErased', data: { memberId, keepContent } });
const forgotten: ErasureEvent = { type: 'MemberForgotten', data: { memberId } };
const request = (keepContent = true) => new RequestAccountDeletion({ memberId, keepContent }, sentAt(NOW));
const cancel = new CancelAccountDeletion({ memberId }, sentAt(NOW));
const erase = (at: string) => new EraseAccount({ memberId }, sentAt(at));
const end = new EndUnverifiedAccount({ memberId }, sentAt(NOW));
const close = new CloseErasure({ memberId }, sentAt(NOW));

describe('Whoever asks for the end of their account', () => {
  it('has seven days', () => given().when(request()).then(requested()));
  it('says what becomes of the content', () => given().when(request(false)).then(requested(false)));
  it('asks once', () => given(requested()).when(request(false)).thenNothing());
  it('may change their mind', () => given(requested()).when(cancel).then(cancelled));
  it('has nothing to call off without having asked', () => given().when(cancel).thenNothing());
  it('may ask again', () => given(requested(), cancelled).when(request(false)).then(requested(false)));
});

describe('An account', () => {
  it('ends when the seven days are over', () =>
    given(requested(false))
      .when(erase(daysFromNow(7)))
      .then(erased(false)));
  it('does not end a moment earlier', () =>
    given(requested())
      .when(erase(daysFromNow(7, -1)))
      .thenNothing());
  it('does not end when its member has changed their mind', () =>
    given(requested(), cancelled)
      .when(erase(daysFromNow(7)))
      .thenNothing());
  it('does not end early because of an older wish', () =>
    given(requested(), cancelled, requested(true, daysFromNow(9)))
      .when(erase(daysFromNow(7)))
      .thenNothing());
  it('ends once', () =>
    given(requested(), erased())
      .when(erase(daysFromNow(8)))
      .thenNothing());
  it('cannot be asked to end again', () => given(requested(), erased()).when(request()).thenNothing());
  it('that never came into use ends at once when another takes its name', () =>
    given()
      .when(end)
      .then({ type: 'AccountErased', data: { memberId, keepContent: false, unverified: true } }));
  it('ends for that only once', () => given(requested(), erased()).when(end).thenNothing());
  it('is not brought back', () => given(requested(), erased()).when(cancel).thenNothing());
});

describe('A member', () => {
  it('is forgotten after the erasure', () => given(requested(), erased()).when(close).then(forgotten));
  it('is forgotten once', () => given(requested(), erased(), forgotten).when(close).thenNothing());
  it('is not forgotten before', () => given(requested()).when(close).thenNothing());
});
