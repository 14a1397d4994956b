import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { screenshot } from '../backend/src/platform/uploads/pictures.fixture';
import { acquainted, field, type Given, give, isDrawn, keptIn, logOf, openWith, picked, rowOf } from './support/chat';
import { PDF } from './support/documents';
import { type RunningMeydan, test } from './support/meydan';
import { PHONE } from './support/people';
import { inBothSchemes } from './support/sound';

const MARKER = 'gizlidosya7341';

const document = (name: string): Given => ({ name, type: 'application/pdf', bytes: PDF });
const uploads = (id: string) => `**/api/chat/${id}/files`;

async function send(page: Page, text = ''): Promise<void> {
  await expect(picked(page)).not.toHaveCount(0);
  if (text) await field(page).fill(text);
  await field(page).press('Enter');
  await expect(picked(page)).toHaveCount(0);
}

async function savedBy(page: Page, press: () => Promise<void>) {
  const [saved] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

test('pictures and documents go between two members, are seen, opened and saved, and leave nothing behind', async ({ meydan, browser }) => {
  const { ozan, irem, id } = await acquainted(browser, meydan);
  await openWith(ozan, 'İrem Şahin');
  await openWith(irem, 'Ozan Çelik');

  await test.step('a picture is pasted, seen before it is sent, and stands with its text on the other side', async () => {
    await give(ozan, 'paste', { name: 'yeniden-kurma.png', type: 'image/png', bytes: await screenshot(900, 300) });
    await expect(picked(ozan)).toContainText('yeniden-kurma.png');
    await inBothSchemes(ozan);
    await send(ozan, 'Denedim, 3 dakikaya indi!');
    await expect(rowOf(irem, 'Denedim, 3 dakikaya indi!')).toContainText(/yeniden-kurma\.\w+ · \d+ K?B/);
    await isDrawn(irem, /^Görsel: yeniden-kurma/);
    await expect(logOf(ozan).locator('[data-outgoing]')).toHaveCount(0);
    await expect(logOf(ozan).getByRole('img', { name: /^Görsel: yeniden-kurma/ })).toHaveCount(1);
  });

  await test.step('it opens large, also when its link is over, and Escape leads back to it alone', async () => {
    meydan.clock.advance({ minutes: 6 });
    const small = irem.getByRole('button', { name: /^Görsel: yeniden-kurma/ });
    await small.press('Enter');
    const large = irem.getByRole('dialog', { name: /^yeniden-kurma/ });
    await isDrawn(irem, /^Görsel: yeniden-kurma/, '[role=dialog]');
    await inBothSchemes(irem, '[role=dialog]');
    const { name, bytes } = await savedBy(irem, () => large.getByRole('button', { name: 'İndir' }).click());
    expect([name, bytes.length > 100]).toEqual([expect.stringMatching(/^yeniden-kurma\./), true]);
    await irem.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expect(small).toBeFocused();
    await expect(field(irem)).toBeVisible();
  });

  await test.step('documents are dropped together and come in order; the list names them, and each is saved as it was', async () => {
    await give(irem, 'dragenter', document('x.pdf'));
    await expect(irem.getByText('Eklemek için bırakın')).toBeVisible();
    await inBothSchemes(irem);
    await give(irem, 'drop', document('ölçüm raporu.pdf'), document('ikinci.pdf'));
    await expect(irem.getByText('Eklemek için bırakın')).toHaveCount(0);
    await send(irem);
    await expect(logOf(ozan).getByRole('button', { name: /^İndir: / })).toHaveText([/^ölçüm raporu\.pdf/, /^ikinci\.pdf/]);
    await expect(ozan.getByRole('region', { name: 'Mesajlaşma' }).getByRole('button', { name: /^İrem Şahin/ })).toContainText('ikinci.pdf');
    const saved = await savedBy(ozan, () =>
      logOf(ozan)
        .getByRole('button', { name: /^İndir: ölçüm/ })
        .click(),
    );
    expect([saved.name, saved.bytes.equals(PDF)]).toEqual(['ölçüm raporu.pdf', true]);
    await inBothSchemes(ozan);
  });

  await test.step('what is empty, too large or of another kind is told, and nothing else is lost', async () => {
    await field(ozan).fill('yarım kalan');
    await give(
      ozan,
      'drop',
      { ...document('bos.pdf'), bytes: Buffer.alloc(0) },
      { ...document('dev.pdf'), bytes: Buffer.alloc(10_485_761) },
      document('tamam.pdf'),
    );
    await expect(ozan.getByText('bos.pdf: Bu dosya boş. dev.pdf: Bir dosya en fazla 10 MB olabilir.')).toBeVisible();
    await expect(picked(ozan)).toHaveCount(1);
    await expect(field(ozan)).toHaveValue('yarım kalan');
    await ozan.getByRole('button', { name: 'Kaldır: tamam.pdf' }).click();
    await field(ozan).fill('');
    const chosen = ozan.waitForEvent('filechooser');
    await ozan.getByRole('button', { name: 'Dosya ekle' }).click();
    await (await chosen).setFiles({ name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\0\x01\x02\x03') });
    await send(ozan);
    const refused = logOf(ozan).locator('[data-outgoing=refused]');
    await expect(refused).toContainText('Bu dosya gönderilemez.');
    await inBothSchemes(ozan);
    await expect(refused.getByRole('button', { name: 'Tekrar Dene' })).toHaveCount(0);
    await refused.getByRole('button', { name: 'Sil' }).click();
    await expect(refused).toHaveCount(0);
  });

  await test.step('on a phone a picture fills the screen', async () => {
    await irem.setViewportSize(PHONE);
    await irem.goto(`/mesajlar/${id}`);
    await irem.getByRole('button', { name: /^Görsel: yeniden-kurma/ }).click();
    await inBothSchemes(irem);
    await irem.keyboard.press('Escape');
  });
});

/** Holds the next file that is sent until the returned function lets it go on, or lose its connection. */
async function held(page: Page, id: string): Promise<(how: 'continue' | 'lose') => void> {
  let letGo: (how: 'continue' | 'lose') => void = () => undefined;
  const going = new Promise<'continue' | 'lose'>((resolve) => {
    letGo = resolve;
  });
  await page.route(uploads(id), async (route) => ((await going) === 'continue' ? route.continue() : route.abort('connectionreset')), { times: 1 });
  return letGo;
}

/** Exactly one of it stands on both sides, and nothing is on its way any more. */
async function arrivedOnce(pages: readonly Page[], name: RegExp): Promise<void> {
  for (const page of pages) await expect(logOf(page).getByRole('button', { name })).toHaveCount(1);
  for (const page of pages) await expect(page.locator('[data-outgoing]')).toHaveCount(0);
}

test('a file that loses its connection arrives once, and what is left at sign-out is nowhere', async ({ meydan, browser }) => {
  const { ozan, irem, id } = await acquainted(browser, meydan);
  await openWith(ozan, 'İrem Şahin');
  await openWith(irem, 'Ozan Çelik');
  const outgoing = logOf(ozan).locator('[data-outgoing]');

  await test.step('a connection that is lost in the middle', async () => {
    const go = await held(ozan, id);
    await give(ozan, 'drop', document('kopan.pdf'));
    await send(ozan);
    await expect(outgoing).toContainText('Gönderiliyor…');
    go('lose');
    await arrivedOnce([ozan, irem], /^İndir: kopan/);
  });

  await test.step('a server that restarts in the middle', async () => {
    const go = await held(ozan, id);
    await give(ozan, 'drop', document('yeniden.pdf'));
    await send(ozan);
    await expect(outgoing).toContainText('Gönderiliyor…');
    await restart(meydan, () => go('continue'));
    await arrivedOnce([ozan, irem], /^İndir: yeniden/);
  });

  await test.step('what is not sent yet can be taken back, and the page is not left without a question', async () => {
    const go = await held(ozan, id);
    await give(ozan, 'drop', document(`${MARKER}.pdf`));
    await send(ozan);
    await expect(outgoing).toContainText(MARKER);
    ozan.once('dialog', (question) => void question.dismiss());
    const asked = ozan.waitForEvent('dialog');
    await ozan.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await outgoing.getByRole('button', { name: 'İptal' }).click();
    await expect(outgoing).toHaveCount(0);
    go('lose');
  });

  await test.step('after signing out nothing of a file is left in the browser', async () => {
    const go = await held(ozan, id);
    await give(ozan, 'drop', document(`${MARKER}.pdf`));
    await send(ozan);
    await expect(outgoing).toContainText(MARKER);
    expect(await keptIn(ozan)).not.toContain(MARKER);
    await ozan.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await ozan.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(ozan).toHaveURL(/\/auth\/login/);
    expect(await keptIn(ozan)).not.toContain(MARKER);
    go('lose');
    await expect(logOf(irem).getByText(MARKER)).toHaveCount(0);
  });
});

async function restart(meydan: RunningMeydan, between: () => void): Promise<void> {
  await meydan.goDown();
  between();
  await meydan.comeUp();
}
