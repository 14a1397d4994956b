import { expect } from '@playwright/test';
import { acquainted, field, logOf, openWith, rowOf, say, writesMany } from './support/chat';
import { test } from './support/meydan';
import { OZAN, openBrowser, PHONE, signIn } from './support/people';

const SAID = ['önce', 'yokken bir', 'yokken iki', 'sonra'];

test('a server that restarts loses nothing of a conversation in three browsers, and nothing comes twice', async ({ meydan, browser }) => {
  const { ozan, irem, id } = await acquainted(browser, meydan);
  await openWith(ozan, 'İrem Şahin');
  await openWith(irem, 'Ozan Çelik');
  const phone = await openBrowser(browser, meydan, PHONE);
  await signIn(phone, meydan, OZAN.username);
  await phone.goto(`/mesajlar/${id}`);
  await expect(rowOf(phone, 'Merhaba!')).toBeVisible();
  const everywhere = [ozan, irem, phone];
  const inOrder = (texts: readonly string[]) =>
    Promise.all(everywhere.map((page) => expect(logOf(page).getByText(/^(önce|yokken bir|yokken iki|sonra)$/)).toHaveText([...texts])));

  await test.step('what one device writes stands on the other, and with whom it was written to', async () => {
    await say(phone, 'önce');
    await inOrder(['önce']);
    await expect(field(ozan)).toHaveValue('');
  });

  await test.step('what is written while the server is away waits, and arrives in order when it is back', async () => {
    await meydan.goDown();
    await say(ozan, 'yokken bir');
    await say(ozan, 'yokken iki');
    await expect(logOf(ozan).getByText(/^yokken (bir|iki)$/)).toHaveCount(2);
    await meydan.comeUp();
    await inOrder(['önce', 'yokken bir', 'yokken iki']);
    await expect(ozan.locator('[data-outgoing]')).toHaveCount(0);
    await say(irem, 'sonra');
    await inOrder(SAID);
  });

  await test.step('where no live connection can be had the messages are asked for', async () => {
    await phone.route('**/socket.io/**', (route) => route.abort());
    await phone.routeWebSocket('**/socket.io/**', (socket) => socket.close());
    await phone.reload();
    await expect(rowOf(phone, 'sonra')).toBeVisible();
    await writesMany(irem, meydan, id, 1, 3);
    for (const page of everywhere) await expect(logOf(page).getByText(/^mesaj [123]\.$/)).toHaveText(['mesaj 1.', 'mesaj 2.', 'mesaj 3.']);
  });
});
