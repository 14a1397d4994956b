import { describe, it } from '@jest/globals';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ChangeProfile, ModerateProfile, type ProfileAct, ShowProfilePicture } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';

const given = specify(profile);
const REGISTERED = { username: 'elif', firstName: 'Elif', lastName: null, displayName: 'Kötü Ad' };
const FIELD = { memberId: 'm1', field: 'display_name' } as const;
const WHY = { reason: 'harassment', clause: '2.1', message: 'Bu ad hakaret.' } as const;

const moderate = (decisionId: string, act: ProfileAct) => new ModerateProfile({ memberId: 'm1', decisionId, act, registered: REGISTERED }, sentAt(NOW));
const withhold = (decisionId = 'd1', how: 'hidden' | 'deleted' = 'hidden') => moderate(decisionId, { kind: 'withhold', how, fields: ['display_name'], ...WHY });
const giveBack = (decisionId = 'd1') => moderate(decisionId, { kind: 'give-back' });
const settle = (decisionId: string, letsIn: boolean, reportIds = ['h1']) => moderate(decisionId, { kind: 'settle', letsIn, reportIds });
const holdAgain = (decisionId: string) => moderate(decisionId, { kind: 'hold-again' });
const write = (displayName: string | null, heldId = 'h1') =>
  new ChangeProfile(
    { memberId: 'm1', registered: REGISTERED, changes: { displayName }, heldIds: { display_name: heldId, bio: 'b1', links: 'l1' } },
    sentAt(NOW),
  );
const rename = (lastName: string) =>
  new ChangeProfile({ memberId: 'm1', registered: REGISTERED, changes: { lastName }, heldIds: { display_name: 'h1', bio: 'b1', links: 'l1' } }, sentAt(NOW));

const shown = (displayName: string | null): ProfileEvent => ({ type: 'DisplayNameChanged', data: { memberId: 'm1', ...REGISTERED, displayName } });
const withheld = (decisionId = 'd1', how: 'hidden' | 'deleted' = 'hidden', value: string | null = 'Kötü Ad'): ProfileEvent => ({
  type: 'ProfileFieldWithheld',
  data: { ...FIELD, decisionId, how, reason: WHY.reason, clause: WHY.clause, value, message: WHY.message, whole: false },
});
const givenBack = (decisionId = 'd1', isShown = true): ProfileEvent => ({
  type: 'ProfileFieldGivenBack',
  data: { ...FIELD, decisionId, shown: isShown, whole: false },
});
const held = (value: string, heldId = 'h1'): ProfileEvent => ({ type: 'ProfileValueHeld', data: { ...FIELD, heldId, value } });
const withdrawn = (heldId = 'h1'): ProfileEvent => ({ type: 'ProfileValueWithdrawn', data: { ...FIELD, heldId } });
const settled = (type: 'ProfileValueReleased' | 'ProfileValueRefused' | 'ProfileValueHeldAgain', value: string | null, decisionId = 'd2'): ProfileEvent => ({
  type,
  data: { ...FIELD, heldId: 'h1', decisionId, value },
});
const HIDDEN = [withheld(), shown(null)];
const WAITING = [...HIDDEN, held('Yeni Ad')];
const RELEASED = [...WAITING, settled('ProfileValueReleased', 'Yeni Ad'), shown('Yeni Ad')];
const REFUSED = [...WAITING, settled('ProfileValueRefused', 'Yeni Ad'), withheld('d2', 'deleted', null)];

describe('A field that moderators keep from view', () => {
  it('is seen by nobody from then on, and its value is kept', () =>
    given()
      .when(withhold())
      .then(...HIDDEN));
  it('is withheld once by one decision', () =>
    given(...HIDDEN)
      .when(withhold())
      .thenNothing());
  it('is withheld also where there is nothing left, so that the next value waits', () =>
    given(shown(null))
      .when(withhold('d1', 'deleted'))
      .then(withheld('d1', 'deleted', null)));
  it('comes back exactly when the decision is taken back', () =>
    given(...HIDDEN)
      .when(giveBack())
      .then(givenBack(), shown('Kötü Ad')));
  it('comes back exactly also when it was deleted', () => given(withheld('d1', 'deleted'), shown(null)).when(giveBack()).then(givenBack(), shown('Kötü Ad')));
  it('comes back to nothing where there was nothing', () =>
    given(shown(null), withheld('d1', 'hidden', null))
      .when(giveBack())
      .then(givenBack()));
  it('stays away while another decision keeps it there', () =>
    given(...HIDDEN, withheld('d2', 'deleted', null))
      .when(giveBack('d2'))
      .then(givenBack('d2', false)));
  it('comes back with the last of them', () =>
    given(...HIDDEN, withheld('d2', 'deleted', null), givenBack('d1', false))
      .when(giveBack('d2'))
      .then(givenBack('d2'), shown('Kötü Ad')));
  it('does not come back with a decision that did not take it away', () =>
    given(...HIDDEN)
      .when(giveBack('d9'))
      .thenNothing());
  it('is not shown by a change of other names', () =>
    given(...HIDDEN)
      .when(rename('Işık'))
      .then({ type: 'NamesChanged', data: { memberId: 'm1', ...REGISTERED, lastName: 'Işık', displayName: null } }));
});

describe('What is written into such a field', () => {
  it('waits for a moderator', () =>
    given(...HIDDEN)
      .when(write(' Yeni Ad '))
      .then(held('Yeni Ad')));
  it('waits also when it is what was taken away', () =>
    given(...HIDDEN)
      .when(write('Kötü Ad'))
      .then(held('Kötü Ad')));
  it('waits once', () =>
    given(...WAITING)
      .when(write('Yeni Ad'))
      .thenNothing());
  it('gives way to what is written later', () =>
    given(...WAITING)
      .when(write('Başka', 'h2'))
      .then(withdrawn(), held('Başka', 'h2')));
  it('is taken back with an empty field', () =>
    given(...WAITING)
      .when(write(''))
      .then(withdrawn()));
  it('is nothing when nothing is written', () =>
    given(...HIDDEN)
      .when(write(''))
      .thenNothing());
  it('is shown once a moderator lets it in', () =>
    given(...WAITING)
      .when(settle('d2', true))
      .then(settled('ProfileValueReleased', 'Yeni Ad'), shown('Yeni Ad')));
  it('is kept out once a moderator decides so', () =>
    given(...WAITING)
      .when(settle('d2', false))
      .then(settled('ProfileValueRefused', 'Yeni Ad')));
  it('waits on when the decision was about something else', () =>
    given(...WAITING)
      .when(settle('d2', true, ['r1']))
      .thenNothing());
  it('waits for nobody any more when the field comes back', () =>
    given(...WAITING)
      .when(giveBack())
      .then(withdrawn(), givenBack(), shown('Kötü Ad')));
});

describe('A value that was let in', () => {
  it('is followed by others that need not wait', () =>
    given(...RELEASED)
      .when(write('Sonraki', 'h2'))
      .then(shown('Sonraki')));
  it('stays when the decision before is taken back', () =>
    given(...RELEASED)
      .when(giveBack('d1'))
      .then(givenBack('d1', false)));
  it('waits again when that is taken back', () =>
    given(...RELEASED)
      .when(holdAgain('d2'))
      .then(settled('ProfileValueHeldAgain', 'Yeni Ad'), shown(null)));
  it('waits again as what it has become by then', () =>
    given(...RELEASED, shown('Sonraki'))
      .when(holdAgain('d2'))
      .then(settled('ProfileValueHeldAgain', 'Sonraki'), shown(null)));
  it('needs no second look when what held it is over', () =>
    given(...RELEASED, givenBack('d1', false))
      .when(holdAgain('d2'))
      .thenNothing());
  it('gives way to what was there first when both are taken back', () =>
    given(...RELEASED, settled('ProfileValueHeldAgain', 'Yeni Ad'), shown(null))
      .when(giveBack('d1'))
      .then(withdrawn(), givenBack('d1'), shown('Kötü Ad')));
});

describe('A value that was kept out', () => {
  it('waits again when that is taken back', () =>
    given(...REFUSED, givenBack('d2', false))
      .when(holdAgain('d2'))
      .then(settled('ProfileValueHeldAgain', 'Yeni Ad')));
  it('does not, when the member has written something else', () =>
    given(...REFUSED, givenBack('d2', false), held('Başka', 'h2'))
      .when(holdAgain('d2'))
      .thenNothing());
});

const page = (type: 'ProfileTakenFromView' | 'ProfileReturnedToView'): ProfileEvent => ({ type, data: { memberId: 'm1' } });
const wholly = (field: ProfileField, value: string | null, decisionId = 'd1'): ProfileEvent => ({
  type: 'ProfileFieldWithheld',
  data: { memberId: 'm1', field, decisionId, how: 'hidden', reason: WHY.reason, clause: WHY.clause, value, message: WHY.message, whole: true },
});
const givenBackWholly = (field: ProfileField, decisionId = 'd1', isShown = true): ProfileEvent => ({
  type: 'ProfileFieldGivenBack',
  data: { memberId: 'm1', field, decisionId, shown: isShown, whole: true },
});
const hideAll = (decisionId = 'd1') => moderate(decisionId, { kind: 'withhold', how: 'hidden', fields: ['page'], ...WHY });
const ALL_HIDDEN = [wholly('page', '@elif'), page('ProfileTakenFromView'), wholly('display_name', 'Kötü Ad'), shown(null)];

describe('The whole profile', () => {
  it('is kept from view with each of its fields, the page before all', () =>
    given()
      .when(hideAll())
      .then(...ALL_HIDDEN, wholly('bio', null), wholly('links', null), wholly('avatar', null), wholly('banner', null)));
  it('holds what is written next, also where there was nothing', () =>
    given(shown(null), wholly('page', '@elif'), page('ProfileTakenFromView'), wholly('display_name', null)).when(write('Yeni Ad')).then(held('Yeni Ad')));
  it('comes back as it was', () =>
    given(...ALL_HIDDEN)
      .when(giveBack())
      .then(givenBackWholly('page'), page('ProfileReturnedToView'), givenBackWholly('display_name'), shown('Kötü Ad')));
  it('stays away while another decision keeps it so', () =>
    given(...ALL_HIDDEN, wholly('page', null, 'd2'), wholly('display_name', null, 'd2'))
      .when(giveBack('d1'))
      .then(givenBackWholly('page', 'd1', false), givenBackWholly('display_name', 'd1', false)));
  it('comes back with the last of them', () =>
    given(...ALL_HIDDEN, wholly('page', null, 'd2'), wholly('display_name', null, 'd2'), givenBackWholly('page', 'd1', false))
      .when(giveBack('d2'))
      .then(givenBackWholly('page', 'd2'), page('ProfileReturnedToView'), givenBackWholly('display_name', 'd2', false)));
});

const PICTURE = '/api/profile/pictures/p1';
const OTHER = '/api/profile/pictures/p2';
const show = (picture: string | null, instead?: string) =>
  new ShowProfilePicture({ memberId: 'm1', field: 'avatar', picture, ...(instead ? { instead } : {}), heldId: 'h1' }, sentAt(NOW));
const pictured = (picture: string | null, former: string | null): ProfileEvent => ({
  type: 'ProfilePictureShown',
  data: { memberId: 'm1', field: 'avatar', picture, former },
});
const hidePicture = moderate('d1', { kind: 'withhold', how: 'deleted', fields: ['avatar'], ...WHY });
const away = (value: string | null): ProfileEvent => ({
  type: 'ProfileFieldWithheld',
  data: {
    memberId: 'm1',
    field: 'avatar',
    decisionId: 'd1',
    how: 'deleted',
    reason: WHY.reason,
    clause: WHY.clause,
    value,
    message: WHY.message,
    whole: false,
  },
});
const onAvatar = { memberId: 'm1', field: 'avatar', heldId: 'h1' } as const;
const PICTURE_AWAY = [pictured(PICTURE, null), away(PICTURE), pictured(null, PICTURE)];

describe('A picture', () => {
  it('takes the place of the one before', () => given(pictured(PICTURE, null)).when(show(OTHER)).then(pictured(OTHER, PICTURE)));
  it('is taken away only where it still stands', () => given(pictured(OTHER, PICTURE)).when(show(null, PICTURE)).thenNothing());
  it('is withheld like every field', () => given(pictured(PICTURE, null)).when(hidePicture).then(away(PICTURE), pictured(null, PICTURE)));
  it('waits where one was withheld', () =>
    given(...PICTURE_AWAY)
      .when(show(OTHER))
      .then({ type: 'ProfileValueHeld', data: { ...onAvatar, value: OTHER } }));
  it('comes back exactly when the decision is taken back, and the one that waits is given up', () =>
    given(...PICTURE_AWAY, { type: 'ProfileValueHeld', data: { ...onAvatar, value: OTHER } })
      .when(giveBack())
      .then(
        { type: 'ProfileValueWithdrawn', data: onAvatar },
        { type: 'ProfileFieldGivenBack', data: { memberId: 'm1', field: 'avatar', decisionId: 'd1', shown: true, whole: false } },
        pictured(PICTURE, null),
      ));
});
