/** @jest-environment jsdom */
import type { VoicePeer } from '@contracts/voice-signals';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fakeConnections } from './links/connections.fixture';
import { Links } from './links/links';
import { OwnListening } from './ownListening';
import { setOwnVolume } from './volumes';

const peer = (userId: string): VoicePeer => ({ userId, connectionId: `page of ${userId}`, isMuted: false, isDeafened: false, isSilenced: false });
const played = () => [...document.querySelectorAll('audio')];
const muted = () => played().map((audio) => audio.muted);

let browser: ReturnType<typeof fakeConnections>;
let told: string[];
let links: Links;
let listening: OwnListening;

beforeEach(() => {
  jest.useFakeTimers();
  browser = fakeConnections();
  told = [];
  listening = new OwnListening({ links: () => links, tell: (what) => told.push(what), changed: () => undefined });
  const nothing = () => undefined;
  links = new Links(
    {
      ...{ ownId: 'm1', configuration: () => ({}), track: () => ({ id: 'own' }) as MediaStreamTrack, blocked: () => listening.block() },
      ...{ signal: nothing, offer: () => Promise.reject(new Error('nobody asks')), leave: nothing, changed: nothing },
    },
    listening.to,
  );
  links.rejoined({ by: 'mesh', lines: [] });
  links.present([peer('m2'), peer('m3')], 0);
});
afterEach(() => {
  links.endAll();
  browser.remove();
  for (const userId of ['m2', 'm3']) setOwnVolume(userId, { volume: 1, isLocallyMuted: false });
  jest.useRealTimers();
});

describe('Whoever switches their speaker off', () => {
  it('hears nobody, also not who comes after that, until it is on again, and the others know', () => {
    expect(muted()).toEqual([false, false]);
    listening.switch(false);
    links.arrived(peer('m4'));
    expect([muted(), told, listening.isDeafened]).toEqual([[true, true, true], ['deafen'], true]);
    listening.switch(true);
    expect([muted(), told, listening.isDeafened]).toEqual([[false, false, false], ['deafen', 'undeafen'], false]);
  });
});

describe('How loud somebody is here', () => {
  it('is heard at once, of them alone, and stays so when the speaker was off meanwhile', () => {
    setOwnVolume('m2', { volume: 0.3 });
    setOwnVolume('m3', { isLocallyMuted: true });
    listening.followVolumes();
    expect([played().map(({ volume }) => volume), muted()]).toEqual([
      [0.3, 1],
      [false, true],
    ]);
    listening.switch(false);
    listening.switch(true);
    expect(muted()).toEqual([false, true]);
    setOwnVolume('m3', { isLocallyMuted: false });
    listening.followVolumes();
    expect([muted(), told]).toEqual([
      [false, false],
      ['deafen', 'undeafen'],
    ]);
  });
});

describe('A browser that plays nothing', () => {
  /** It refuses so, whenever something is to be played. */
  async function refusing(name: string) {
    const play = jest.fn(() => Promise.reject(new DOMException('no', name)));
    HTMLMediaElement.prototype.play = play;
    await jest.advanceTimersByTimeAsync(100);
    await browser.made[0]?.setRemoteDescription({ type: 'answer', sdp: '' });
    await jest.advanceTimersByTimeAsync(0);
    expect(play).toHaveBeenCalledTimes(1);
  }

  it('before a click asks for one, and plays with it', async () => {
    await refusing('NotAllowedError');
    expect(listening.shown.needsClick).toBe(true);
    const play = jest.fn(async () => undefined);
    HTMLMediaElement.prototype.play = play;
    listening.allow();
    expect([play.mock.calls.length, listening.shown.needsClick]).toEqual([1, false]);
  });

  it('because something else is played by then asks for nothing', async () => {
    await refusing('AbortError');
    expect(listening.shown.needsClick).toBe(false);
  });
});
