import { createECDH } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { PushBrowser } from '../backend/test/doubles/push-browser';
import { WebDouble } from '../backend/test/doubles/web-double';
import { acquainted, logOf, openWith, rowOf, say } from './support/chat';
import { launchingWithWindows } from './support/chromium';
import { letUse, startMeydan, test } from './support/meydan';
import { isSignedIn, write } from './support/people';
import { inBothSchemes } from './support/sound';

const SWITCH = 'Bu cihazda anlık bildirim';

function vapid(): Record<string, string> {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'), VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: 'mailto:isletmeci@ornek.dev' };
}

/** The browser's own server is far away: subscribing answers with one on this machine. */
const subscribesAt = (page: Page, subscription: PushBrowser['subscription']) =>
  page.context().addInitScript((given) => {
    const one = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem('subscribed') === undefined,
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('subscribed') ? (one as unknown as PushSubscription) : null);
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('subscribed', 'yes');
      return one as unknown as PushSubscription;
    };
  }, subscription);

/** Gives the service worker of the page what the browser's server would. */
async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId: await registered, data });
}

test.use({ launchOptions: launchingWithWindows });

test('what is behind a link is shown to whoever asks, and who is away is told that something waits', async ({ browser }) => {
  const web = await WebDouble.open();
  const meydan = await startMeydan({ ...vapid(), OUTGOING_ALLOWED: web.place });
  await letUse(browser, meydan, async () => {
    const { ozan, irem, id } = await acquainted(browser, meydan);
    const url = web.page('/rapor', '<head><title>Ölçüm &amp; rapor</title><meta property="og:description" content="Sayılar ve satırlar"></head>');
    await openWith(ozan, 'İrem Şahin');
    await openWith(irem, 'Ozan Çelik');

    await test.step('a link loads nothing before its reader asks', async () => {
      await say(irem, `Bakın: ${url}`);
      const row = rowOf(ozan, 'Bakın:');
      await expect(row.getByRole('link')).toHaveAttribute('href', url);
      expect(web.asked).toEqual([]);
      await row.getByRole('button', { name: /^Önizlemeyi göster/ }).click();
      await expect(row).toContainText('Sayılar ve satırlar');
      await expect(row).toContainText('Ölçüm & rapor');
      expect(web.asked.map(({ path, headers }) => [path, headers.cookie, headers['user-agent']])).toEqual([['/rapor', undefined, 'Meydan']]);
      await inBothSchemes(ozan);
      await row.getByRole('button', { name: /^Önizlemeyi gizle/ }).click();
      await expect(row).not.toContainText('Sayılar ve satırlar');
    });

    await test.step('what cannot be reached says so in its place', async () => {
      await say(irem, 'Ve: http://127.0.0.1:1/gizli');
      const row = rowOf(ozan, 'Ve:');
      await row.getByRole('button', { name: /^Önizlemeyi göster/ }).click();
      await expect(row).toContainText('Bu bağlantının önizlemesi gösterilemez.');
      await expect(logOf(ozan)).toBeVisible();
    });

    const phone = new PushBrowser(web.at('/anlik'));
    web.answers.set('/anlik', (_, response) => response.writeHead(201).end());
    const told = () => web.asked.filter(({ path }) => path === '/anlik');
    await test.step('notifications are turned on by a switch', async () => {
      await ozan.context().grantPermissions(['notifications'], { origin: meydan.url });
      await subscribesAt(ozan, phone.subscription);
      await ozan.goto('/settings/notifications');
      const state = ozan.getByRole('switch', { name: SWITCH });
      await expect(state).not.toBeChecked();
      await state.click();
      await expect(state).toBeChecked();
      await inBothSchemes(ozan);
      await ozan.reload();
      await expect(state).toBeChecked();
    });

    await test.step('whoever is away is told, in no words of anybody', async () => {
      await ozan.goto('about:blank');
      await expect.poll(() => meydan.present()).toBe(1);
      await write(irem, meydan, `/api/chat/${id}/messages`, { content: 'Orada mısın?' });
      await meydan.settled();
      meydan.clock.advance({ seconds: 45 });
      await expect.poll(() => told().length).toBe(1);
      const note = phone.read(told()[0]?.body ?? Buffer.alloc(0));
      expect(note).toEqual({ title: 'Meydan', body: 'Okunmamış mesajlarınız var.', path: '/mesajlar' });
      await ozan.goto('/settings/notifications');
      await isSignedIn(ozan);
      await deliver(ozan, JSON.stringify(note));
      const shown = () =>
        ozan.evaluate(async () =>
          (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, lang, tag }) => [title, body, lang, tag]),
        );
      await expect.poll(shown).toEqual([['Meydan', 'Okunmamış mesajlarınız var.', 'tr', 'meydan-mesajlar']]);
    });

    await test.step('it ends with the session', async () => {
      await ozan.getByRole('button', { name: /^Hesap menüsü/ }).click();
      await ozan.getByRole('menuitem', { name: /^Çıkış/ }).click();
      await expect(ozan).toHaveURL(/\/auth\/login/);
      await expect.poll(() => ozan.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();
      await write(irem, meydan, `/api/chat/${id}/messages`, { content: 'Görüşürüz' });
      await meydan.settled();
      meydan.clock.advance({ minutes: 10 });
      await meydan.settled();
      expect(told()).toHaveLength(1);
    });
  });
  await web.close();
});
