import { describe, it } from '@jest/globals';
import { minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { KeepName, NoteClaim, ReleaseName, ReserveName } from './reservation.commands.js';
import { reservation } from './reservation.decider.js';
import type { ReservationEvent } from './reservation.events.js';

const given = specify(reservation);
const reserved = (holder: string, at = NOW): ReservationEvent => ({ type: 'NameReserved', data: { holder, at } });
const released = (holder: string): ReservationEvent => ({ type: 'NameReleased', data: { holder } });
const reserve = (holder: string, holderIsMember = false) =>
  new ReserveName({ holder, takenText: 'Bu ad alınmış.', field: 'username', holderIsMember }, sentAt(NOW));
const kept = (holder: string): ReservationEvent => ({ type: 'NameKept', data: { holder } });
const claimed = (claimant: string): ReservationEvent => ({ type: 'NameClaimed', data: { claimant } });
const keep = (holder: string) => new KeepName({ holder, goneText: 'Bu ad başkasının.' }, sentAt(NOW));
const claim = (claimant: string) => new NoteClaim({ claimant }, sentAt(NOW));
const DAY = 24 * 60;
const release = (holder: string) => new ReleaseName({ holder }, sentAt(NOW));

describe('A name', () => {
  it('goes to whoever asks first', () => given().when(reserve('elif')).then(reserved('elif')));
  it('is reserved once for its holder', () => given(reserved('elif')).when(reserve('elif')).thenNothing());
  it('is refused to a second', () => given(reserved('elif')).when(reserve('derya')).thenRefused('reservation.taken'));
  it('stays with a member for ever', () =>
    given(reserved('elif', minutesFromNow(-100_000)))
      .when(reserve('derya', true))
      .thenRefused('reservation.taken'));
  it('stays for a day with a holder who has not become a member', () =>
    given(reserved('elif', minutesFromNow(-DAY)))
      .when(reserve('derya'))
      .thenRefused('reservation.taken'));
  it('is taken from a holder who has not become a member in a day', () =>
    given(reserved('elif', minutesFromNow(-DAY, -1)))
      .when(reserve('derya'))
      .then(released('elif'), reserved('derya')));
  it('is released by its holder', () => given(reserved('elif')).when(release('elif')).then(released('elif')));
  it('is not released by another', () => given(reserved('elif')).when(release('derya')).thenNothing());
  it('is released once', () => given(reserved('elif'), released('elif')).when(release('elif')).thenNothing());
  it('is free for others once it was released', () => given(reserved('elif'), released('elif')).when(reserve('derya')).then(reserved('derya')));
  it('is kept by a holder who has verified the address', () => given(reserved('elif')).when(keep('elif')).then(kept('elif')));
  it('is kept once', () => given(reserved('elif'), kept('elif')).when(keep('elif')).thenNothing());
  it('is not kept by whoever has lost it', () =>
    given(reserved('elif'), released('elif'), reserved('derya')).when(keep('elif')).thenRefused('reservation.gone'));
  it('is not taken from whoever keeps it', () =>
    given(reserved('elif', minutesFromNow(-2 * DAY)), kept('elif'))
      .when(reserve('derya'))
      .thenRefused('reservation.taken'));
  it('is kept by its last holder only', () =>
    given(reserved('elif', minutesFromNow(-3 * DAY)), kept('elif'), released('elif'), reserved('can', minutesFromNow(-2 * DAY)))
      .when(reserve('derya'))
      .then(released('can'), reserved('derya')));
  it('knows who was told in vain that it is theirs', () => given(reserved('elif')).when(claim('derya')).then(claimed('derya')));
  it('is claimed from nobody when it is free', () => given().when(claim('derya')).thenNothing());
});
