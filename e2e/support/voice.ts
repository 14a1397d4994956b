import { type Browser, expect, type Page } from '@playwright/test';
import { launching } from './chromium';
import type { RunningMeydan } from './meydan';
import { openBrowser, signIn, write } from './people';

/** Chromium with a microphone that beeps once a second, and which may be opened. */
export const withMicrophone = {
  launchOptions: { ...launching, args: [...launching.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] },
};

/** What came in on one connection. */
export interface Heard {
  readonly state: string;
  readonly energy: number;
  readonly packets: number;
  /** `host`, `srflx` or `relay`: by which kind of address the two are connected. */
  readonly way: string | null;
}

interface Counting {
  links: RTCPeerConnection[];
}

/** Lets a page's connections be counted: they are the browser's own, as the app opens them. */
async function countLinks(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const links: RTCPeerConnection[] = [];
    Object.assign(window, { links });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        links.push(this);
      }
    };
  });
}

/** What comes in now on all connections of a page that are open. */
export const heardAt = (page: Page): Promise<Heard[]> =>
  page.evaluate(async () => {
    const open = (window as unknown as Counting).links.filter(({ connectionState }) => connectionState !== 'closed');
    return Promise.all(
      open.map(async (link) => {
        const rows = [...((await link.getStats()) as unknown as Map<string, Record<string, unknown>>).values()];
        const sound = rows.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio');
        const pair = rows.find(({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded');
        const local = rows.find(({ id }) => id === pair?.localCandidateId);
        return {
          state: link.connectionState,
          energy: Number(sound?.totalAudioEnergy ?? 0),
          packets: Number(sound?.packetsReceived ?? 0),
          way: local ? String(local.candidateType) : null,
        };
      }),
    );
  });

/** Resolves once sound comes in from so many others, and goes on coming in. */
export async function hears(page: Page, others: number): Promise<void> {
  await expect.poll(async () => (await sounding(page)).length, { intervals: [100], timeout: 30_000 }).toBe(others);
  const before = await sounding(page);
  await expect
    .poll(
      async () => (await sounding(page)).filter(({ energy, packets }, at) => energy > (before[at]?.energy ?? 0) && packets > (before[at]?.packets ?? 0)).length,
    )
    .toBe(others);
}

const sounding = async (page: Page): Promise<Heard[]> =>
  (await heardAt(page)).filter(({ state, energy, packets }) => state === 'connected' && energy > 0 && packets > 0);

/** A member with a browser of their own, who has tried their sound before. */
export async function speaker(browser: Browser, meydan: RunningMeydan, username: string, displayName: string): Promise<Page> {
  await meydan.addMember({ username, displayName, role: 'user' });
  const page = await openBrowser(browser, meydan);
  await page.context().grantPermissions(['microphone']);
  await page.context().addInitScript(() => {
    localStorage.setItem('cookieChoice', 'rejected');
    // What a browser does to a real voice costs more than all else here, and is not asked about.
    const plain = { noiseSuppression: false, echoCancellation: false, autoGainControl: false, sounds: false };
    localStorage.setItem('voicePreferences', JSON.stringify({ testedAt: '2026-11-29T10:00:00.000Z', ...plain }));
  });
  await countLinks(page);
  await signIn(page, meydan, username);
  return page;
}

/** From the next page on, everything that this browser says and hears goes through the relay. */
export async function hideAddress(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const chosen = JSON.parse(localStorage.getItem('voicePreferences') ?? '{}') as object;
    localStorage.setItem('voicePreferences', JSON.stringify({ ...chosen, hidesAddress: true }));
  });
}

/** A room of the member of a page, who is in it. */
export const openRoom = async (page: Page, meydan: RunningMeydan, name: string): Promise<string> =>
  (await write<{ id: string }>(page, meydan, '/api/voice-rooms', { name })).id;

export const takeSeat = (page: Page, meydan: RunningMeydan, roomId: string): Promise<unknown> => write(page, meydan, `/api/voice-rooms/${roomId}/join`, {});

export const cardOf = (page: Page) => page.locator('[data-voice-card]');
export const microphoneOf = (page: Page) => cardOf(page).getByRole('button', { name: /^Mikrofon/ });

/** Whoever comes back to a room is heard only once they have said so. */
export async function openMicrophone(page: Page): Promise<void> {
  await expect(microphoneOf(page)).toBeEnabled({ timeout: 60_000 });
  await microphoneOf(page).click();
  await expect(microphoneOf(page)).toHaveAttribute('aria-pressed', 'true');
}
