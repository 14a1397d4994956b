import { describe, it } from '@jest/globals';
import type { Subrole } from '../../../../contracts/subroles.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CloseSubroleRequest, DecideSubrole, ExpireSubroleRequest, RequestSubroles, ReviewSubroles } from './subrole.commands.js';
import { subroles } from './subrole.decider.js';
import type { SubroleEvent } from './subrole.events.js';

const given = specify(subroles);
const WHY = 'On iki kişilik bir yazılım şirketinin insan kaynakları sorumlusuyum.';
const asked = (requestId = 'r1', wanted: Subrole[] = ['student', 'employer']): SubroleEvent => ({
  type: 'SubroleRequested',
  data: { memberId: 'm1', requestId, subroles: wanted, statement: WHY, additionalInfo: null },
});
const reviewed = (approved: Subrole[], rejected: Subrole[], note: string | null = null): SubroleEvent => ({
  type: 'SubroleReviewed',
  data: { memberId: 'm1', requestId: 'r1', status: approved.length > 0 ? 'approved' : 'rejected', approved, rejected, note },
});
const granted = (subrole: Subrole, requestId: string | null = 'r1', note: string | null = null): SubroleEvent => ({
  type: 'SubroleGranted',
  data: { memberId: 'm1', subrole, requestId, note },
});
const revoked = (subrole: Subrole): SubroleEvent => ({ type: 'SubroleRevoked', data: { memberId: 'm1', subrole, note: 'Şirketten ayrıldı' } });
const expired = (cause: 'unreviewed' | 'account_ended' = 'unreviewed'): SubroleEvent => ({
  type: 'SubroleExpired',
  data: { memberId: 'm1', requestId: 'r1', cause },
});

const ask = (more: Partial<RequestSubroles['data']> = {}) =>
  new RequestSubroles({ memberId: 'm1', requestId: 'r1', subroles: ['employer', 'student'], reason: WHY, additionalInfo: '', ...more }, sentAt(NOW));
const review = (approved: Subrole[], rejected: Subrole[], more: Partial<ReviewSubroles['data']> = {}) =>
  new ReviewSubroles(
    { memberId: 'm1', requestId: 'r1', reviewerId: 'a1', status: approved.length > 0 ? 'approved' : 'rejected', approved, rejected, note: '', ...more },
    sentAt(NOW),
  );
const decide = (held: boolean, more: Partial<DecideSubrole['data']> = {}) =>
  new DecideSubrole({ memberId: 'm1', adminId: 'a1', subrole: 'employer', held, note: 'Şirketten ayrıldı', ...more }, sentAt(NOW));
const expire = (requestId = 'r1') => new ExpireSubroleRequest({ memberId: 'm1', requestId }, sentAt(NOW));
const close = () => new CloseSubroleRequest({ memberId: 'm1' }, sentAt(NOW));

describe('A request', () => {
  it('is for some sub-roles, each once and in their order', () =>
    given()
      .when(ask({ subroles: ['employer', 'student', 'employer'], reason: ` ${WHY} ` }))
      .then(asked()));
  it('may say more', () =>
    given()
      .when(ask({ additionalInfo: ' ornek.com ' }))
      .then({
        type: 'SubroleRequested',
        data: { memberId: 'm1', requestId: 'r1', subroles: ['student', 'employer'], statement: WHY, additionalInfo: 'ornek.com' },
      }));
  it('sent once more is the same request', () => given(asked()).when(ask()).thenNothing());
  it('sent once more after its review is the same request', () =>
    given(asked(), reviewed([], ['student', 'employer']))
      .when(ask())
      .thenNothing());
  it('asks for something', () =>
    given()
      .when(ask({ subroles: [] }))
      .thenRefused('subrole.incomplete'));
  it('says why in 50 characters', () =>
    given()
      .when(ask({ reason: 'ğ'.repeat(49) }))
      .thenRefused('subrole.incomplete'));
  it('takes 50', () =>
    given()
      .when(ask({ reason: 'ğ'.repeat(50) }))
      .then({
        type: 'SubroleRequested',
        data: { memberId: 'm1', requestId: 'r1', subroles: ['student', 'employer'], statement: 'ğ'.repeat(50), additionalInfo: null },
      }));
  it('says it in 500', () =>
    given()
      .when(ask({ reason: 'ğ'.repeat(501) }))
      .thenRefused('subrole.incomplete'));
  it('adds no more than 500', () =>
    given()
      .when(ask({ additionalInfo: 'ğ'.repeat(501) }))
      .thenRefused('subrole.incomplete'));
  it('is the only one that waits', () =>
    given(asked())
      .when(ask({ requestId: 'r2' }))
      .thenRefused('subrole.pending'));
  it('asks for nothing that is held', () =>
    given(asked(), reviewed(['employer'], ['student']), granted('employer'))
      .when(ask({ requestId: 'r2' }))
      .thenRefused('subrole.held'));
  it('may ask again for what was rejected', () =>
    given(asked(), reviewed(['employer'], ['student']), granted('employer'))
      .when(ask({ requestId: 'r2', subroles: ['student'] }))
      .then(asked('r2', ['student'])));
  it('may ask again for what was revoked', () =>
    given(asked(), reviewed(['employer'], ['student']), granted('employer'), revoked('employer'))
      .when(ask({ requestId: 'r2', subroles: ['employer'] }))
      .then(asked('r2', ['employer'])));
  it('may be made once another has expired', () =>
    given(asked(), expired())
      .when(ask({ requestId: 'r2' }))
      .then(asked('r2')));
});

describe('A review', () => {
  it('approves some and rejects some', () =>
    given(asked())
      .when(review(['employer'], ['student'], { note: ' Okul belgesi gerekiyor ' }))
      .then(reviewed(['employer'], ['student'], 'Okul belgesi gerekiyor'), granted('employer')));
  it('approves all', () =>
    given(asked())
      .when(review(['employer', 'student'], []))
      .then(reviewed(['student', 'employer'], []), granted('student'), granted('employer')));
  it('rejects all and grants nothing', () =>
    given(asked())
      .when(review([], ['student', 'employer']))
      .then(reviewed([], ['student', 'employer'])));
  it('grants nothing twice', () =>
    given(granted('employer'), asked())
      .when(review(['employer'], ['student']))
      .then(reviewed(['employer'], ['student'])));
  it('says something of each that was asked for', () =>
    given(asked())
      .when(review(['employer'], []))
      .thenRefused('subrole.every-role'));
  it('says nothing of what was not', () =>
    given(asked())
      .when(review(['employer', 'academician'], ['student']))
      .thenRefused('subrole.every-role'));
  it('says one thing of each', () =>
    given(asked())
      .when(review(['employer', 'student'], ['student']))
      .thenRefused('subrole.every-role'));
  it('approves when it approves something', () =>
    given(asked())
      .when(review(['employer'], ['student'], { status: 'rejected' }))
      .thenRefused('subrole.status'));
  it('approves something when it approves', () =>
    given(asked())
      .when(review([], ['student', 'employer'], { status: 'approved' }))
      .thenRefused('subrole.status'));
  it('takes no note without end', () =>
    given(asked())
      .when(review([], ['student', 'employer'], { note: 'ğ'.repeat(501) }))
      .thenRefused('subrole.note'));
  it('is not for one’s own request', () =>
    given(asked())
      .when(review(['employer'], ['student'], { reviewerId: 'm1' }))
      .thenRefused('subrole.own-request'));
  it('comes once: of two at once the second is refused', () =>
    given(asked(), reviewed(['employer'], ['student']), granted('employer'))
      .when(review([], ['student', 'employer']))
      .thenRefused('subrole.over'));
  it('comes too late after the expiry', () =>
    given(asked(), expired())
      .when(review(['employer'], ['student']))
      .thenRefused('subrole.over'));
  it('is of a request that there is', () =>
    given()
      .when(review(['employer'], ['student']))
      .thenRefused('subrole.unknown'));
});

describe('An expiry', () => {
  it('ends what nobody has reviewed', () => given(asked()).when(expire()).then(expired()));
  it('comes to nothing after the review', () =>
    given(asked(), reviewed([], ['student', 'employer']))
      .when(expire())
      .thenNothing());
  it('ends no later request', () => given(asked(), expired(), asked('r2')).when(expire()).thenNothing());
  it('comes with the end of the account', () => given(asked()).when(close()).then(expired('account_ended')));
  it('has nothing to end where nothing waits', () => given().when(close()).thenNothing());
});

describe('A sub-role', () => {
  it('is revoked with a reason', () => given(granted('employer')).when(decide(false)).then(revoked('employer')));
  it('is not revoked without one', () =>
    given(granted('employer'))
      .when(decide(false, { note: '  ' }))
      .thenRefused('subrole.note'));
  it('is revoked once', () => given(granted('employer'), revoked('employer')).when(decide(false)).thenNothing());
  it('is given back to whoever had it', () =>
    given(granted('employer'), revoked('employer'))
      .when(decide(true, { note: 'Yanlışlıkla' }))
      .then(granted('employer', null, 'Yanlışlıkla')));
  it('is given to nobody who never had it', () => given().when(decide(true)).thenRefused('subrole.never-held'));
  it('is not decided by its member', () =>
    given(granted('employer'))
      .when(decide(false, { adminId: 'm1' }))
      .thenRefused('subrole.own'));
});
