import { describe, it } from '@jest/globals';
import { minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ReleaseName, ReserveName } from './reservation.commands.js';
import { reservation } from './reservation.decider.js';
import type { ReservationEvent } from './reservation.events.js';

const given = specify(reservation);
const reserved = (holder: string, at = NOW): ReservationEvent => ({ type: 'NameReserved', data: { holder, at } });
const released = (holder: string): ReservationEvent => ({ type: 'NameReleased', data: { holder } });
const reserve = (holder: string, holderIsMember = false) =>
  new ReserveName({ holder, takenText: 'Bu ad alınmış.', field: 'username', holderIsMember }, sentAt(NOW));
const release = (holder: string) => new ReleaseName({ holder }, sentAt(NOW));

describe('A name', () => {
  it('goes to whoever asks first', () => given().when(reserve('elif')).then(reserved('elif')));
  it('is reserved once for its holder', () => given(reserved('elif')).when(reserve('elif')).thenNothing());
  it('is refused to a second', () => given(reserved('elif')).when(reserve('derya')).thenRefused('reservation.taken'));
  it('stays with a member for ever', () =>
    given(reserved('elif', minutesFromNow(-100_000)))
      .when(reserve('derya', true))
      .thenRefused('reservation.taken'));
  it('stays for a quarter of an hour with a holder who has not become a member', () =>
    given(reserved('elif', minutesFromNow(-15)))
      .when(reserve('derya'))
      .thenRefused('reservation.taken'));
  it('is taken from a holder who has not become a member since', () =>
    given(reserved('elif', minutesFromNow(-15, -1)))
      .when(reserve('derya'))
      .then(released('elif'), reserved('derya')));
  it('is released by its holder', () => given(reserved('elif')).when(release('elif')).then(released('elif')));
  it('is not released by another', () => given(reserved('elif')).when(release('derya')).thenNothing());
  it('is released once', () => given(reserved('elif'), released('elif')).when(release('elif')).thenNothing());
  it('is free for others once it was released', () => given(reserved('elif'), released('elif')).when(reserve('derya')).then(reserved('derya')));
});
