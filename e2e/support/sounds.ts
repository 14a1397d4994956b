import type { Page } from '@playwright/test';

/** One sound that a page plays: that of one other member, whichever way it comes. */
export interface PlayedSound {
  /** The same for as long as it is played. */
  readonly id: number;
  /** Something of it was heard within the last second and a half. */
  readonly isHeard: boolean;
  /** Milliseconds of the longest time without anything to be heard since the last `forgetSilence`. */
  readonly silence: number;
}

interface Followed {
  id: number;
  heardAt: number;
  silence: number;
  energy: number;
  track: string;
}

interface Following {
  links: RTCPeerConnection[];
  sounds: Map<HTMLAudioElement, Followed>;
}

/** Looks from now on at what each sound of a page lets be heard, as the browser counts it while it plays. The page's connections are counted already. */
export const followSounds = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sounds = new Map<HTMLAudioElement, Followed>();
    const { links } = window as unknown as Following;
    Object.assign(window, { sounds });
    // Between two looks; what a browser plays for silence is far below, a beep or a tone far above.
    const AUDIBLE = 1e-4;
    let last = 0;
    const energyOf = async (track: MediaStreamTrack) => {
      const receiver = links.flatMap((link) => link.getReceivers()).find((each) => each.track === track);
      const rows = receiver ? [...((await receiver.getStats()) as unknown as Map<string, Record<string, unknown>>).values()] : [];
      return Number(rows.find(({ type }) => type === 'inbound-rtp')?.totalAudioEnergy ?? 0);
    };
    const look = async (audio: HTMLAudioElement) => {
      const [track] = (audio.srcObject as MediaStream | null)?.getAudioTracks() ?? [];
      const sound = sounds.get(audio) ?? { id: ++last, heardAt: performance.now(), silence: 0, energy: 0, track: '' };
      sounds.set(audio, sound);
      const energy = track ? await energyOf(track) : 0;
      const now = performance.now();
      if (track && sound.track === track.id && energy > sound.energy + AUDIBLE) sound.heardAt = now;
      sound.track = track?.id ?? '';
      sound.energy = energy;
      sound.silence = Math.max(sound.silence, now - sound.heardAt);
    };
    const lookAtAll = async () => {
      for (const audio of sounds.keys()) if (!audio.isConnected) sounds.delete(audio);
      await Promise.all([...document.querySelectorAll('audio')].map(look));
      setTimeout(() => void lookAtAll(), 100);
    };
    void lookAtAll();
  });

export const soundsOf = (page: Page): Promise<PlayedSound[]> =>
  page.evaluate(() =>
    [...(window as unknown as Following).sounds.values()].map(({ id, heardAt, silence }) => ({ id, silence, isHeard: performance.now() - heardAt < 1_500 })),
  );

/** From now on silence is measured anew. */
export const forgetSilence = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const sound of (window as unknown as Following).sounds.values()) sound.silence = 0;
  });

export const openLinks = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Following).links.filter(({ connectionState }) => connectionState !== 'closed').length);
