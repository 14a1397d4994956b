/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeSound } from '../devices/devices.fixture';
import { OwnMicrophone } from './ownMicrophone';
import { prefer } from './voicePreferences';

class FakeTrack {
  readyState: MediaStreamTrackState = 'live';
  enabled = true;
  onended: (() => void) | null = null;
  constructor(readonly id: string) {}
  clone = () => new FakeTrack(`copy of ${this.id}`);
  stop() {
    this.readyState = 'ended';
  }
}

const devices = new EventTarget();
/** The microphones that there are; the first is the system's choice. */
let there: string[];
let opened: FakeTrack[];

const getUserMedia = async ({ audio }: { audio: { deviceId?: { exact: string } } }) => {
  const id = audio.deviceId?.exact ?? there[0];
  if (!id || !there.includes(id)) throw new DOMException('no', 'NotFoundError');
  const track = new FakeTrack(id);
  opened.push(track);
  return { getTracks: () => [track], getAudioTracks: () => [track] };
};
const change = (...now: string[]) => {
  there = now;
  devices.dispatchEvent(new Event('devicechange'));
};
/** As the browser ends the track of what is pulled out. */
const pullOut = (...left: string[]) => {
  const track = opened.at(-1);
  if (track) track.readyState = 'ended';
  change(...left);
  track?.onended?.();
};

let sound: ReturnType<typeof fakeSound>;
let microphone: OwnMicrophone;
let sent: string[];
/** Everything that was begun is done. */
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  sound = fakeSound(0.1);
  const media = {
    ...{ getUserMedia, enumerateDevices: async () => [] },
    addEventListener: devices.addEventListener.bind(devices),
    removeEventListener: devices.removeEventListener.bind(devices),
  };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media });
  prefer({ inputId: 'headset', mode: 'open' });
  [there, opened, sent] = [['built-in', 'headset'], [], []];
  microphone = new OwnMicrophone(() => sent.push(microphone.track.id));
  microphone.speak({ isOn: true, isPushing: false, isSilenced: false });
});
afterEach(() => {
  microphone.end();
  sound.remove();
  prefer({ inputId: null });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
});

describe('The microphone in a room', () => {
  it('that is pulled out gives way to that of the system, which is heard at once', async () => {
    await microphone.open();
    pullOut('built-in');
    await settled();
    expect([sent.at(-1), microphone.track.enabled, microphone.problem]).toEqual(['copy of built-in', true, null]);
    expect(opened.filter(({ readyState, id }) => readyState === 'live' && id === 'headset')).toEqual([]);
  });

  it('that was the only one leaves silence, until another one is plugged in', async () => {
    await microphone.open();
    pullOut();
    await settled();
    expect([sent.at(-1), microphone.problem]).toEqual(['silence', 'missing']);
    change('usb');
    await settled();
    expect([sent.at(-1), microphone.problem]).toEqual(['copy of usb', null]);
  });

  it('that works is left alone when others come', async () => {
    await microphone.open();
    change('built-in', 'headset', 'usb');
    await settled();
    expect([sent, opened.map(({ id }) => id)]).toEqual([['copy of headset'], ['headset']]);
  });

  it('is the one that the member chooses there', async () => {
    await microphone.open();
    prefer({ inputId: 'built-in' });
    await settled();
    expect([sent, opened.map(({ readyState }) => readyState)]).toEqual([
      ['copy of headset', 'copy of built-in'],
      ['ended', 'live'],
    ]);
  });
});
