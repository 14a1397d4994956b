import { describe, expect, it } from '@jest/globals';
import { daysFromNow, minutesFromNow, NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { specify } from '../../../kernel/specify.js';
import { ForgetDevices, MeetDevice, SendNewDeviceMail } from './known-device.commands.js';
import { knownDevice } from './known-device.decider.js';
import type { KnownDeviceEvent } from './known-device.events.js';
import { mailNewDevice } from './known-device.policy.js';

const given = specify(knownDevice);
const memberId = 'm1';
const sessionId = 's1';
const meet = (device = 'd1', at = NOW) => new MeetDevice({ memberId, sessionId, device }, sentAt(at));
const met = (device: string | null = 'd1', isTold = false, at = NOW): KnownDeviceEvent => ({
  type: 'DeviceMet',
  data: { memberId, sessionId, device, at, isTold },
});
const forget = (since: string) => new ForgetDevices({ memberId, since }, sentAt(NOW));
const forgotten = (since: string): KnownDeviceEvent => ({ type: 'DevicesForgotten', data: { memberId, since } });

describe('A device', () => {
  it('is no news when it is the first of an account', () => given().when(meet()).then(met()));
  it('is news when there was another before', () => given(met()).when(meet('d2')).then(met('d2', true)));
  it('is met once', () => given(met()).when(meet()).thenNothing());
  it('is news three times a day', () => given(met(), met('d2', true), met('d3', true), met('d4', true)).when(meet('d5')).then(met('d5')));
  it('is news again a day after', () => {
    const at = daysFromNow(1, 1);
    given(met(), met('d2', true), met('d3', true), met('d4', true))
      .when(meet('d5', at))
      .then(met('d5', true, at));
  });
  it('is forgotten when twenty came after it', () => {
    const others = Array.from({ length: 20 }, (_, index) => met(`other${index}`));
    given(met(), ...others)
      .when(meet())
      .then(met('d1', true));
    given(met(), ...others.slice(1))
      .when(meet())
      .thenNothing();
  });
  it('is a stranger again when those were forgotten that were met since', () => {
    given(met('d1', false, minutesFromNow(-1)), met('d2', true), forgotten(NOW))
      .when(meet('d2'))
      .then(met('d2', true));
    given(met('d1', false, minutesFromNow(-1)), met('d2', true), forgotten(NOW))
      .when(meet('d1'))
      .thenNothing();
  });
  it('is forgotten only where there is one', () => {
    given(met()).when(forget(NOW)).then(forgotten(NOW));
    given(met('d1', false, minutesFromNow(-1)))
      .when(forget(NOW))
      .thenNothing();
  });
  it('goes with its member, and the next one is no first', () => given(met(null)).when(meet('d2')).then(met('d2', true)));
});

describe('A mail about a device', () => {
  it('is sent where it is news, with nothing personal in the queue', () =>
    expect(react(mailNewDevice, recorded(met('d1', true)))).toEqual([
      { schedule: { command: SendNewDeviceMail, data: { memberId, sessionId, at: NOW } }, key: 'new-device-mail:s1', at: NOW },
    ]));
  it('is not sent where it is none', () => expect(react(mailNewDevice, recorded(met()))).toEqual([]));
});
