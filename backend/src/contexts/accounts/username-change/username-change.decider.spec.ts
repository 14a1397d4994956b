import { describe, expect, it } from '@jest/globals';
import { USERNAME_LIMITS } from '../../../../contracts/username-change.js';
import { daysFromNow, NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import { profile } from '../profile/profile.decider.js';
import type { ProfileEvent } from '../profile/profile.events.js';
import { ChangeUsername, ReleaseFormerUsername, SwitchUsernameRedirect } from './username-change.commands.js';
import type { UsernameChanged, UsernameRedirectSwitched } from './username-change.events.js';
import { releaseFormerUsername } from './username-change.policy.js';
import { nextUsernameChange } from './username-change.rules.js';

const given = specify(profile);
const memberId = 'm1';
const REGISTERED = { username: 'elif', firstName: 'Elif', lastName: null, displayName: null };
const HELD = daysFromNow(USERNAME_LIMITS.heldDays);
const LONG_AGO = daysFromNow(-USERNAME_LIMITS.everyDays);

const change = (username: string, redirects = false, changeId = 'c1') =>
  new ChangeUsername({ memberId, changeId, username, redirects, registered: REGISTERED }, sentAt(NOW));
type Fact = Partial<UsernameChanged['data']>;
const changed = (formerUsername: string, username: string, more: Fact = {}): ProfileEvent => ({
  type: 'UsernameChanged',
  data: { memberId, changeId: 'c1', ...REGISTERED, username, formerUsername, redirects: false, heldUntil: HELD, at: NOW, ...more },
});
const redirecting = { redirects: true, heldUntil: null };
/** A change that no longer stands in the way of another. */
const earlier = (formerUsername: string, username: string, changeId: string, more: Fact = {}) =>
  changed(formerUsername, username, { changeId, at: LONG_AGO, ...more });
const switchTo = (redirects: boolean) => new SwitchUsernameRedirect({ memberId, changeId: 'c1', redirects }, sentAt(NOW));
const switched = (redirects: boolean, heldUntil: string | null): ProfileEvent => ({
  type: 'UsernameRedirectSwitched',
  data: { memberId, changeId: 'c1', formerUsername: 'elif', redirects, heldUntil },
});
const release = new ReleaseFormerUsername({ memberId, changeId: 'c1' }, sentAt(NOW));
const released: ProfileEvent = { type: 'FormerUsernameReleased', data: { memberId, changeId: 'c1' } };

describe('A username', () => {
  it('is another from now on, and the former one is kept', () => given().when(change('elif.isik')).then(changed('elif', 'elif.isik')));
  it('is kept for ever while it leads to the profile', () =>
    given()
      .when(change('elif.isik', true))
      .then(changed('elif', 'elif.isik', redirecting)));
  it('is carried with the names of now', () =>
    given({ type: 'DisplayNameChanged', data: { memberId, ...REGISTERED, displayName: 'Elif I.' } })
      .when(change('elif.isik'))
      .then(changed('elif', 'elif.isik', { displayName: 'Elif I.' })));
  it('is in the facts about other names that follow', () => {
    const { names } = [changed('elif', 'elif.isik')].reduce(profile.evolve, profile.initial);
    expect(names).toEqual({ ...REGISTERED, username: 'elif.isik' });
  });
  it('is not changed to itself', () => given().when(change('elif')).thenRefused('account.same-username'));
  it('that differs by its case alone leaves no former one', () =>
    given()
      .when(change('Elif', true))
      .then(changed('elif', 'Elif', { heldUntil: null })));
  it.each(['el', 'elif ışık', 'çağrı', 'e'.repeat(31)])('%s is refused as in registering', (name) =>
    given().when(change(name)).thenRefused('account.username'),
  );
  it('is not changed again before its time', () =>
    given(earlier('elif', 'elif2', 'c0', { at: daysFromNow(-USERNAME_LIMITS.everyDays, 1) }))
      .when(change('elif3'))
      .thenRefused('account.username-too-soon'));
  it('is changed again when its time has come', () =>
    given(earlier('elif', 'elif2', 'c0'))
      .when(change('elif3'))
      .then(changed('elif2', 'elif3')));
  it('is changed once by a request that is repeated', () => given(changed('elif', 'elif2')).when(change('elif2')).thenNothing());
  it('leads to the profile with two others at the most', () =>
    given(earlier('a', 'b', '1', redirecting), earlier('b', 'c', '2', redirecting), earlier('c', 'd', '3', redirecting))
      .when(change('e.e', true))
      .thenRefused('account.redirects-full'));
  it('may be taken back, and is a former one no more', () => {
    const facts = [earlier('elif', 'elif2', 'c0', redirecting), changed('elif2', 'Elif', redirecting)];
    const { keptUsernames } = facts.reduce(profile.evolve, profile.initial);
    expect(keptUsernames.map(({ username }) => username)).toEqual(['elif2']);
  });
  it('can be changed from a time on', () => {
    const at = (lastUsernameChange: string) => nextUsernameChange({ lastUsernameChange: { changeId: 'c1', at: lastUsernameChange } }, NOW);
    expect([at(NOW), at(LONG_AGO), nextUsernameChange({ lastUsernameChange: null }, NOW)]).toEqual([daysFromNow(USERNAME_LIMITS.everyDays), null, null]);
  });
});

describe('A former username', () => {
  it('leads to the profile when its member wants that', () => given(changed('elif', 'elif2')).when(switchTo(true)).then(switched(true, null)));
  it('does so once', () =>
    given(changed('elif', 'elif2', redirecting))
      .when(switchTo(true))
      .thenNothing());
  it('is kept for a time when it leads there no more', () =>
    given(changed('elif', 'elif2', redirecting))
      .when(switchTo(false))
      .then(switched(false, HELD)));
  it('is unknown once it was released', () => given(changed('elif', 'elif2'), released).when(switchTo(true)).thenRefused('account.former-username-unknown'));
  it('is released when its time is over', () =>
    given(changed('elif', 'elif2', { heldUntil: NOW }))
      .when(release)
      .then(released));
  it('is not released before', () => given(changed('elif', 'elif2')).when(release).thenNothing());
  it('is not released while it leads to the profile', () =>
    given(changed('elif', 'elif2', { heldUntil: NOW }), switched(true, null))
      .when(release)
      .thenNothing());
  it('is released once', () =>
    given(changed('elif', 'elif2', { heldUntil: NOW }), released)
      .when(release)
      .thenNothing());
});

describe('The end of a former username', () => {
  const after = (event: ProfileEvent) => react(releaseFormerUsername, recorded(event as UsernameChanged | UsernameRedirectSwitched));
  const key = 'release-former-username:c1';
  const due = [{ schedule: { command: ReleaseFormerUsername, data: { memberId, changeId: 'c1' } }, key, at: HELD }];
  it('comes when it was given up', () => expect(after(changed('elif', 'elif2'))).toEqual(due));
  it('comes when it leads to the profile no more', () => expect(after(switched(false, HELD))).toEqual(due));
  it('does not come while it does', () => expect(after(switched(true, null))).toEqual([{ cancel: key }]));
});
