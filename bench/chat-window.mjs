import { chromium } from 'playwright';
import { contract } from './parts/backend.mjs';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seedConversations, seedSessions } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { median } from './parts/turns.mjs';

/*
 * A conversation of 10,000 messages in a browser: how many rows stand in the page while one reads up and down, how many steps of scrolling hold
 * the page up for more than 50 ms, and how long the newest message takes from the click that opens the conversation. BENCH_MESSAGES makes the
 * conversation longer or shorter; CHROMIUM says where the browser is.
 */
const { CHAT_TEXT } = await contract('chat.js');
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const MESSAGES = Number(process.env.BENCH_MESSAGES ?? 10_000);
const STEPS = 1_200;
const STEP_PX = 700;
const OPENINGS = 20;
const MOST_ROWS = 150;
const MOST_LONG_PERCENT = 1;
const LONGEST_PAINT_MS = 200;
/** The partner of the long conversation, as the seed names members. */
const PARTNER = 'Deniz Y. 1';
const LONGEST_START_MS = 10 * 60_000;

export const measure = () => inFolder((folder) => measureIn(folder));

async function measureIn(folder) {
  await seedConversations(folder, MESSAGES);
  const [token] = await seedSessions(folder, 1);
  const { child, url, ready, quiet } = await startMeydan(folder, {}, LONGEST_START_MS);
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  try {
    await ready();
    await quiet();
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'meydan_session', value: token, url, httpOnly: true }]);
    await context.addInitScript(() => localStorage.setItem('cookieChoice', 'rejected'));
    const page = await context.newPage();
    await page.goto('/forum');
    return [...(await openings(page)), ...(await scrolled(page))];
  } finally {
    await browser.close();
    await stop(child);
  }
}

const panelIn = (page) => page.getByRole('region', { name: CHAT_TEXT.title });
const rowIn = (panel) => panel.getByRole('button', { name: new RegExp(`^${PARTNER}(?!\\d)`) });

async function openings(page) {
  await page.getByRole('button', { name: new RegExp(`^${CHAT_TEXT.title}`) }).click();
  const panel = panelIn(page);
  // It is the one in which something was said longest ago, and stands below sixty others.
  await panel.getByRole('searchbox').fill(PARTNER);
  const row = rowIn(panel);
  const times = [];
  for (let turn = 0; turn < OPENINGS; turn++) {
    await row.waitFor();
    times.push(await row.evaluate(clickUntilPainted));
    await page.keyboard.press('Escape');
    await page.getByRole('log').waitFor({ state: 'detached' });
  }
  return [atMost(`chat window: newest of ${MESSAGES} painted after the click, median of ${OPENINGS}`, median(times), LONGEST_PAINT_MS, 'ms')];
}

/** In the page: clicks, and tells how many milliseconds passed until a message stood on the screen. */
const clickUntilPainted = (button) =>
  new Promise((resolve) => {
    const began = performance.now();
    const look = () => {
      const rows = document.querySelectorAll('[role=log][aria-busy=false] li');
      if (rows.length === 0) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    button.click();
    requestAnimationFrame(look);
  });

async function scrolled(page) {
  await rowIn(panelIn(page)).click();
  const log = page.getByRole('log');
  await log.locator('li').first().waitFor();
  const { most, long, steps, seen } = await log.evaluate(scroll, { steps: STEPS, px: STEP_PX });
  console.log(`chat window: ${seen} different rows were read in ${steps} steps`);
  return [
    atMost(`chat window: rows in the page, of ${MESSAGES}`, most, MOST_ROWS, 'rows'),
    atMost(`chat window: of ${steps} steps of scrolling held up for over 50 ms`, (100 * long) / steps, MOST_LONG_PERCENT, '%'),
  ];
}

/** In the page: reads upwards, then down again, a step each second frame. */
async function scroll(log, { steps, px }) {
  let long = 0;
  const observer = new PerformanceObserver((list) => {
    long += list.getEntries().length;
  });
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise(requestAnimationFrame);
  const seen = new Set();
  let most = 0;
  for (let step = 0; step < steps; step++) {
    log.scrollTop += step < (steps * 3) / 4 ? -px : px;
    await frame();
    await frame();
    const rows = log.querySelectorAll('li');
    most = Math.max(most, rows.length);
    for (const row of rows) seen.add(row.dataset.message);
  }
  observer.disconnect();
  return { most, long, steps, seen: seen.size };
}
