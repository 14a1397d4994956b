import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { asked, post } from './parts/asked.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedCouples, seedSessions } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { median, p95 } from './parts/turns.mjs';

/*
 * How long it takes from the click that enters a voice room, in which somebody talks, until each of the two hears the other: 40 times, with two
 * browsers that have a microphone of the machine's own making. BENCH_JOINS makes it more or fewer; CHROMIUM says where the browser is.
 */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const JOINS = Number(process.env.BENCH_JOINS ?? 40);
const MOST_MEDIAN_MS = 1_500;
const MOST_P95_MS = 3_000;
const LONGEST_MS = 30_000;
/** From one click to the next: a member gets thirty tickets a minute, and waits for more. */
const TURN_MS = 2_400;
const ARGS = ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

export const measure = () =>
  inFolder(async (folder) => {
    await seedCouples(folder, 1);
    const tokens = await seedSessions(folder, 2);
    const meydan = await startMeydan(folder);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS });
    try {
      await meydan.ready();
      const { data: room } = await (await asked(`${meydan.url}/api/voice-rooms`, post({ name: 'Sesli oda' }, tokens[0]))).json();
      await meydan.quiet();
      const [there, coming] = await Promise.all(tokens.map((token) => openPage(browser, meydan.url, token)));
      await there.goto('/about');
      await cardOf(there)
        .getByRole('button', { name: /^Mikrofon/ })
        .click();
      await coming.goto('/voice-rooms');
      const times = [];
      for (let turn = 0; turn <= JOINS; turn++) {
        const next = setTimeout(TURN_MS);
        times.push(await join(there, coming, room.name));
        await next;
      }
      // The first has to load what enters a room.
      return rows(times.slice(1));
    } finally {
      await browser.close();
      await stop(meydan.child);
    }
  });

const rows = (times) => [
  atMost(`voice joins: from the click until both hear, median of ${times.length}`, median(times), MOST_MEDIAN_MS, 'ms'),
  atMost('voice joins: the same, 95 of 100', p95(times), MOST_P95_MS, 'ms'),
];

async function openPage(browser, url, token) {
  const context = await browser.newContext({ baseURL: url, permissions: ['microphone'], locale: 'tr-TR' });
  await context.addCookies([{ name: 'meydan_session', value: token, url, httpOnly: true }]);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  page.setDefaultTimeout(LONGEST_MS);
  return page;
}

/** In the page: the sound was tried before, and connections are kept, to be asked whether sound comes in. */
function prepare() {
  localStorage.setItem('cookieChoice', 'rejected');
  localStorage.setItem('voicePreferences', JSON.stringify({ testedAt: new Date().toISOString(), sounds: false }));
  const links = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration) {
      super(configuration);
      links.push(this);
    }
  };
  const isHeard = async (link) =>
    [...(await link.getStats()).values()].some(
      ({ type, totalAudioEnergy, packetsReceived }) => type === 'inbound-rtp' && totalAudioEnergy > 0 && packetsReceived > 0,
    );
  /** When sound comes in over a connection that was not there before `from`, on the clock that all pages share. */
  window.heardSince = async (from) => {
    for (;;) {
      const open = links.slice(from).filter(({ connectionState }) => connectionState === 'connected');
      if ((await Promise.all(open.map(isHeard))).includes(true)) return performance.timeOrigin + performance.now();
      await new Promise(requestAnimationFrame);
    }
  };
  window.countLinks = () => links.length;
}

const cardOf = (page) => page.locator('[data-voice-card]');

/** Milliseconds until the later of the two heard the other. */
async function join(there, coming, name) {
  await coming
    .getByRole('button', { name: `Katıl: ${name}` })
    .first()
    .click();
  const enter = coming.getByRole('button', { name: 'Yine de devam et' });
  await enter.waitFor();
  const [before, own] = await Promise.all([there, coming].map((page) => page.evaluate(() => window.countLinks())));
  const heardThere = there.evaluate((from) => window.heardSince(from), before);
  const { clicked, heard } = await enter.evaluate(async (button, from) => {
    const clicked = performance.timeOrigin + performance.now();
    button.click();
    return { clicked, heard: await window.heardSince(from) };
  }, own);
  const took = Math.max(heard, await heardThere) - clicked;
  await cardOf(coming)
    .getByRole('button', { name: /^Ayrıl|ayrıl$/ })
    .first()
    .click();
  await coming.getByRole('dialog').getByRole('button', { name: 'Ayrıl', exact: true }).click();
  await cardOf(coming).waitFor({ state: 'detached' });
  return took;
}
