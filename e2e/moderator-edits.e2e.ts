import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { canPress, DERYA, DESK, IREM, OZAN, openBrowser, PHONE, reportBy, topicBy, visit } from './support/people';
import { inOrder } from './support/sound';

const TITLE = 'Kiralık oda arıyorum';
const NUMBER = '0532 000 00 00';
const WORDS = `Kadıköy tarafında oda arıyorum, bana ${NUMBER} numarasından ulaşabilirsiniz.`;
const WITHOUT = 'Kadıköy tarafında oda arıyorum, bana buradan yazabilirsiniz.';
const WHY = 'Telefon numaraları herkese açık yazılmaz.';

test('a moderator takes a number out of a text by keys alone; its author reads why, and nobody else reads the number', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const topic = await topicBy(ozan, meydan, TITLE, WORDS);
  await reportBy(irem, meydan, topic);

  await test.step('t opens the editor from the case', async () => {
    await derya.goto('/adminpanel/');
    await expect(derya.getByRole('heading', { level: 2, name: TITLE })).toBeVisible();
    await canPress(derya, 't');
    await derya.keyboard.press('t');
    const text = derya.getByRole('textbox', { name: 'Metin', exact: true });
    await expect(text).toBeFocused();
    await derya.keyboard.press('Control+A');
    await derya.keyboard.type(WITHOUT);
    await expect(derya.getByText('Fark', { exact: true })).toBeVisible();
    await derya.getByRole('textbox', { name: 'Yazara ileti' }).focus();
    await derya.keyboard.type(WHY);
    await inOrder(derya);
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Metin düzenlendi. Yazarına farkı ve gerekçeniz bildirildi.').first()).toBeVisible();
  });

  await test.step('everybody reads the new words, and that a moderator changed them', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    await guest.goto(topic);
    await expect(guest.getByText(WITHOUT)).toBeVisible();
    await expect(guest.getByText('Moderatör düzenledi')).toBeVisible();
    expect(await guest.content()).not.toContain(NUMBER);
    await irem.goto(topic);
    await irem.getByRole('button', { name: 'Moderatör düzenledi' }).press('Enter');
    await expect(irem.getByRole('dialog')).toContainText('Moderatör');
    await expect(irem.getByRole('dialog')).not.toContainText(NUMBER);
  });

  await test.step('the author reads the difference and the reason, also by mail', async () => {
    await ozan.goto(topic);
    await ozan.getByRole('button', { name: 'Moderatör düzenledi' }).press('Enter');
    const history = ozan.getByRole('dialog');
    await expect(history).toContainText(NUMBER);
    await expect(history).toContainText(WHY);
    await inOrder(ozan);
    const told = () => meydan.mailsTo('ozan@ornek.dev').filter((mail) => mail.includes(WHY));
    await expect.poll(() => told().length).toBe(1);
    const [mail = ''] = told();
    expect([mail.includes(TITLE), mail.includes(NUMBER), mail.includes('Derya')]).toEqual([true, false, false]);
  });

  await test.step('the number is destroyed by a typed word, for staff and author too', async () => {
    await derya.keyboard.press('t');
    await derya.getByRole('button', { name: 'Kalıcı sil…' }).press('Enter');
    await expect(derya.getByRole('textbox', { name: /^Onay için/ })).toBeFocused();
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Önceki hâl kalıcı olarak silindi; bir daha okunamaz.')).toHaveCount(0);
    await derya.keyboard.type('KALICI SİL');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Önceki hâl kalıcı olarak silindi; bir daha okunamaz.').first()).toBeVisible();
    await ozan.goto(topic);
    await ozan.getByRole('button', { name: 'Moderatör düzenledi' }).press('Enter');
    await ozan.getByRole('button', { name: 'Önceki sürüm' }).press('Enter');
    await expect(ozan.getByRole('dialog')).toContainText('Bu hâl kalıcı olarak silindi; artık kimse okuyamaz.');
    await expect(ozan.getByRole('dialog')).not.toContainText(NUMBER);
  });
});
