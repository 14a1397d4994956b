import { expect, type Page } from '@playwright/test';
import { screenshot } from '../backend/src/platform/uploads/pictures.fixture';
import { test } from './support/meydan';
import { canPress, DESK, openBrowser, openFollowing, PHONE, signIn } from './support/people';
import { inOrder, noGraveFindings, notSideways } from './support/sound';

const TITLE = 'Bildirim menüsü açılınca sayfa kayıyor';
const WORDS = 'Bildirimlere basınca sayfa başa dönüyor, okuduğum yeri kaybediyorum.';

const banner = (page: Page) => page.getByRole('region', { name: 'Açık Beta', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Açık Beta geri bildirimi' });

test('a member reports a fault with a screenshot and the desk resolves it', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'elif', displayName: 'Elif Işık', role: 'user' });
  await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
  const page = await openFollowing(browser, meydan, PHONE);
  await signIn(page, meydan, 'elif');
  await page.goto('/forum');
  const dialog = dialogOf(page);

  await test.step('the banner says where one is', async () => {
    await expect(banner(page)).toContainText("Bu site Açık Beta'dadır.");
    await expect(banner(page)).toContainText('Bazı özellikler eksik/kararsız olabilir. Geri bildirimin bizim için çok değerli.');
    await inOrder(page);
    await page.getByRole('button', { name: 'Hata bildirmek için tıkla' }).click();
    await expect(dialog.getByLabel('Sayfa/URL')).toHaveValue(`${meydan.url}/forum`);
    await expect(dialog.getByLabel('Öncelik')).toHaveValue('medium');
    await expect(dialog.getByLabel('Kategori')).toHaveValue('Genel');
    await expect(dialog.getByRole('button', { name: 'Raporu gönder' })).toBeDisabled();
  });

  await test.step('too little is refused in words', async () => {
    await dialog.getByLabel('Başlık').fill('Kısa');
    await dialog.getByLabel('Başlık').press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Lütfen başlık ve açıklama alanlarını doldurun.');
    await expect(dialog.getByLabel('Başlık')).toBeFocused();
  });

  await test.step('a slip of the finger asks first, and a reload loses nothing', async () => {
    await dialog.getByLabel('Başlık').fill(TITLE);
    await dialog.getByLabel('Açıklama').fill(WORDS);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Yazmaya devam et' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Hata bildirmek için tıkla' }).click();
    await expect(dialog.getByLabel('Başlık')).toHaveValue(TITLE);
  });

  await test.step('only a picture of at most 5 MB is taken', async () => {
    const file = dialog.getByLabel('Ekran görüntüsü', { exact: true });
    await file.setInputFiles({ name: 'not.txt', mimeType: 'text/plain', buffer: Buffer.from('not') });
    await expect(dialog.getByText('Lütfen yalnızca görsel dosyası yükleyin.')).toBeVisible();
    await file.setInputFiles({ name: 'dev.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
    await expect(dialog.getByText("Dosya boyutu 5MB'dan küçük olmalı.")).toBeVisible();
    await file.setInputFiles({ name: 'yalan.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
    await dialog.getByRole('button', { name: 'Raporu gönder' }).click();
    await expect(dialog.getByText('Lütfen yalnızca görsel dosyası yükleyin.').first()).toBeVisible();
    await file.setInputFiles({ name: 'Ekran görüntüsü 2026-11-21.png', mimeType: 'image/png', buffer: await screenshot(1200, 700) });
    await expect(dialog.getByRole('img', { name: 'Seçilen ekran görüntüsü' })).toBeVisible();
    await inOrder(page);
  });

  await test.step('thanks are shown for two seconds, then the form is empty', async () => {
    await dialog.getByRole('button', { name: 'Raporu gönder' }).click();
    await dialog.getByText('Teşekkürler! Geri bildiriminiz bize ulaştı.').waitFor();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Hata bildirmek için tıkla' }).click();
    await expect(dialog.getByLabel('Başlık')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a closed banner stays closed in this tab', async () => {
    await page.getByRole('button', { name: 'Açık Beta duyurusunu kapat' }).click();
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  const desk = await openFollowing(browser, meydan, DESK);
  await signIn(desk, meydan, 'derya');

  await test.step('the desk sees it with its picture and resolves it by keys', async () => {
    await desk.goto('/adminpanel/feedback');
    await expect(desk.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(desk.getByText('elif@ornek.dev')).toHaveCount(0);
    await expect(desk.getByRole('button', { name: 'E-postayı göster' })).toBeVisible();
    const shown = desk.getByRole('img', { name: 'Gönderenin ekran görüntüsü' });
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    await inOrder(desk);
    await canPress(desk, 'p');
    await desk.keyboard.press('p');
    const why = desk.getByRole('textbox', { name: 'Gerekçe' });
    await expect(why).toBeFocused();
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('E-postaya neden ihtiyaç duyduğunuzu yazın')).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(desk.getByRole('button', { name: 'E-postayı göster' })).toBeFocused();
    await desk.keyboard.press('Enter');
    await why.fill('Hangi telefonu kullandığını soracağım.');
    await inOrder(desk);
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByRole('link', { name: 'elif@ornek.dev' })).toBeFocused();
    await canPress(desk, 'u');
    await desk.keyboard.press('u');
    await expect(desk.getByRole('status').getByText('İnceleniyor')).toBeVisible();
    await canPress(desk, 'a');
    await desk.keyboard.press('a');
    await desk.getByRole('dialog').getByRole('textbox').fill('Düzeltildi, bir sonraki sürümde.');
    await inOrder(desk);
    await desk.keyboard.press('Control+Enter');
    await expect(desk.getByText('Geri bildirimin durumu kaydedildi.').first()).toBeVisible();
    await expect(desk.getByRole('status').getByText('Çözüldü')).toBeVisible();
    await expect(desk.getByText('Düzeltildi, bir sonraki sürümde.')).toBeVisible();
    await desk.goto('/adminpanel/feedback?filter={"status":"resolved","q":"bildirim"}');
    await expect(desk.getByText('1 kayıt')).toBeVisible();
    await desk.goto('/adminpanel/feedback?filter={"status":"open"}');
    await expect(desk.getByText('Bekleyen geri bildirim yok')).toBeVisible();
  });

  await test.step('on a phone the desk opens it from the list', async () => {
    await desk.setViewportSize(PHONE);
    await desk.goto('/adminpanel/feedback?filter={"status":"resolved"}');
    await desk.getByRole('link', { name: TITLE }).click();
    await expect(desk.getByRole('heading', { name: TITLE })).toBeVisible();
    await noGraveFindings(desk);
    await notSideways(desk);
  });
});

test('a guest may write, and pastes the picture', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  await page.goto('/');
  await page.getByRole('button', { name: 'Hata bildirmek için tıkla' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Başlık').fill(TITLE);
  await dialog.getByLabel('Açıklama').fill(WORDS);
  await dialog.getByLabel('E-posta (isteğe bağlı)').fill('ada@ornek.dev');
  const base64 = (await screenshot(80, 60)).toString('base64');
  await dialog.getByLabel('Açıklama').evaluate(async (field, content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'pano.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, base64);
  await expect(dialog.getByText('pano.png')).toBeVisible();
  await noGraveFindings(page);
  await dialog.getByRole('button', { name: 'Raporu gönder' }).click();
  await dialog.getByText('Teşekkürler! Geri bildiriminiz bize ulaştı.').waitFor();
});
