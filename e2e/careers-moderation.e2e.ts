import { expect, type Page } from '@playwright/test';
import { JOB_HOLDING_TEXT } from '../backend/contracts/job-holding';
import { JOB_TOOL_DONE } from '../backend/contracts/job-moderation';
import { employs, jobBy } from './support/jobs';
import { test } from './support/meydan';
import { chooseByKeys, DERYA, DESK, decide, IREM, OZAN, openFromQueue, PHONE, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const NAZLI = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' } as const;
const SUSPECTED = 'Evden Paketleme Elemanı';
const OTHER = 'Kurumsal Satış Temsilcisi';
const FEE = 'İşe başlamadan önce kayıt ücreti olarak 1.500 TL yatırın, dekontu gönderin; eğitim kitiniz kargolanır.';

const titled = (page: Page, title: string) => page.getByRole('heading', { level: 1, name: title });
const notThere = (page: Page) => expect(titled(page, 'İlan bulunamadı')).toBeVisible();
const reason = async (page: Page, why: string) => {
  await page.getByRole('dialog').getByLabel('Gerekçe').fill(why);
  await page.keyboard.press('Control+Enter');
};

test('a suspected listing waits for a moderator and is let through; another is reported, hidden, and back', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, PHONE);
  const derya = await visit(browser, meydan, DERYA, DESK);
  await employs(ozan, await visit(browser, meydan, NAZLI), meydan);
  const suspected = `/career/${await jobBy(ozan, meydan, { title: SUSPECTED, description: FEE })}`;
  const other = `/career/${await jobBy(ozan, meydan, { title: OTHER })}`;
  await meydan.settled();

  await test.step('its owner reads that it waits, and others find nothing', async () => {
    await ozan.goto(suspected);
    await expect(ozan.getByText(JOB_HOLDING_TEXT.waits)).toBeVisible();
    await inOrder(ozan);
    await irem.goto(suspected);
    await notThere(irem);
  });

  await test.step('a moderator finds it in the queue by keys, reads by which rule it was caught, and publishes it', async () => {
    await openFromQueue(derya, SUSPECTED);
    await expect(derya.getByText('Başvurandan ücret, depozito ya da ön ödeme isteniyor.').first()).toBeVisible();
    await inOrder(derya);
    await decide(derya, SUSPECTED, 'a', '');
    await meydan.settled();
    await irem.reload();
    await expect(titled(irem, SUSPECTED)).toBeVisible();
    await ozan.goto('/notifications');
    await expect(ozan.getByText(`‹${SUSPECTED}› ilanınız onaylandı ve yayımlandı`).first()).toBeVisible();
  });

  await test.step('another is reported on its page and hidden by its case; its owner reads why', async () => {
    await irem.goto(other);
    await irem.getByRole('button', { name: 'Şikayet Et' }).press('Enter');
    const dialog = irem.getByRole('dialog', { name: 'İçerik Raporla' });
    await dialog.getByLabel('Açıklama').press('Control+Enter');
    await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
    await meydan.settled();
    await decide(derya, OTHER, 'h', 'Böyle bir şirket yok.');
    await meydan.settled();
    await irem.reload();
    await notThere(irem);
    await ozan.goto(other);
    await expect(ozan.getByText(/^Gerekçe: /)).toBeVisible();
    await expect.poll(() => meydan.mailsTo('ozan@ornek.dev').some((mail) => mail.includes('Böyle bir şirket yok.'))).toBe(true);
  });

  await test.step('the decision is taken back on the page of the listing, and the listing is back', async () => {
    await derya.goto(other);
    const decisions = derya.getByRole('region', { name: 'Moderatör kararları' });
    await decisions.getByRole('button', { name: 'Geri al' }).press('Enter');
    await inBothSchemes(derya, '[role="dialog"]');
    await reason(derya, 'Yanlış anlamışız');
    await expect(decisions).toBeHidden();
    await irem.reload();
    await expect(titled(irem, OTHER)).toBeVisible();
  });

  await test.step('it is taken away on its page and brought back where it was', async () => {
    await derya.getByRole('button', { name: 'Moderasyon: ilan' }).press('Enter');
    await chooseByKeys(derya, 'Kaldır');
    await reason(derya, 'Bakacağız');
    await expect(derya.getByText(JOB_TOOL_DONE.delete)).toBeVisible();
    await irem.reload();
    await expect(titled(irem, 'İlan kaldırıldı')).toBeVisible();
    await derya.getByRole('region', { name: 'Moderatör kararları' }).getByRole('button', { name: 'Geri al' }).press('Enter');
    await reason(derya, 'Baktık');
    await expect(titled(derya, OTHER)).toBeVisible();
    await irem.reload();
    await expect(titled(irem, OTHER)).toBeVisible();
  });
});
