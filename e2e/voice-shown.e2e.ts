import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { click, median, untilSpeaking, words } from './support/shown';
import { withWords } from './support/tone';
import { cardOf, hears, microphoneOf, openMicrophone, openRoom, speaker, takeSeat } from './support/voice';

test.use(withWords);

/** The middle of so many: one moment in which the machine does something else decides nothing. */
const TIMES = 5;

test('whoever speaks is shown so within 150 ms, and whoever mutes themselves within 300 ms', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  const irem = await speaker(browser, meydan, 'irem', 'İrem Şahin');
  const roomId = await openRoom(ozan, meydan, 'Kahve Molası');
  await takeSeat(irem, meydan, roomId);
  for (const page of [ozan, irem]) await page.goto('/about');
  await openMicrophone(irem);
  await hears(ozan, 1);
  const tile = cardOf(ozan).getByRole('listitem').filter({ hasText: 'İrem Şahin' });
  const userId = String(await tile.getAttribute('data-person'));

  await test.step('speaking', async () => {
    const delays = await untilSpeaking(ozan, userId, TIMES);
    expect(median(delays), delays.map(Math.round).join(', ')).toBeLessThanOrEqual(150);
  });

  await test.step('muted', async () => {
    const delays: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const [clicked, shown] = [await click(irem), await words(ozan, userId, 'Mikrofon kapalı')];
      await microphoneOf(irem).click();
      delays.push((await shown.at()) - (await clicked.at()));
      await openMicrophone(irem);
      await expect(tile).not.toContainText('Mikrofon kapalı');
    }
    expect(median(delays), delays.map(Math.round).join(', ')).toBeLessThanOrEqual(300);
  });
});
