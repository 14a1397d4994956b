import { expect } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { DERYA, DESK, OZAN, PHONE, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const HAKAN: NewMember = { username: 'hakan', displayName: 'Hakan Uslu', role: 'admin' };

test('an admin writes a page by keys, sees it as members will, and goes back to what stood before', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const text = nazli.getByRole('textbox', { name: 'Metin' });
  const preview = nazli.getByRole('region', { name: 'Önizleme' });

  await test.step('the page is found and its text is changed; the preview follows', async () => {
    await nazli.goto('/adminpanel/pages');
    const link = nazli.getByRole('link', { name: 'Hakkında', exact: true });
    await expect(link).toBeVisible();
    await inOrder(nazli);
    await link.focus();
    await nazli.keyboard.press('Enter');
    await expect(nazli.getByRole('heading', { name: 'Hakkında', level: 1 })).toBeFocused();
    await inOrder(nazli);
    await text.focus();
    await nazli.keyboard.press('ControlOrMeta+a');
    await nazli.keyboard.type('## Kim yazıyor?\n\n{{OPERATOR_NAME}} yazıyor. {{YOK}}');
    await expect(preview.getByRole('heading', { name: 'Kim yazıyor?' })).toBeVisible();
    await expect(preview).toContainText('Meydan işletmecisi yazıyor.');
    await expect(nazli.getByText('{{YOK}} bilinmiyor; sayfada olduğu gibi görünür.')).toBeVisible();
    await nazli.keyboard.press('Backspace');
    for (let n = 0; n < 7; n += 1) await nazli.keyboard.press('Backspace');
  });

  await test.step('what is typed survives a reload, and nothing is saved without a reason', async () => {
    await nazli.reload();
    await expect(text).toHaveValue('## Kim yazıyor?\n\n{{OPERATOR_NAME}} yazıyor.');
    await text.press('ControlOrMeta+Enter');
    await expect(nazli.getByLabel('Gerekçe')).toBeFocused();
    await expect(nazli.getByText('Bir gerekçe yazın.')).toBeVisible();
    await inOrder(nazli);
    await nazli.keyboard.type('Kimin yazdığı sorulmuştu');
    await nazli.keyboard.press('ControlOrMeta+Enter');
    await expect(nazli.getByText('Sayfa değişti, yeni metin şimdiden yayında.')).toBeVisible();
  });

  await test.step('members read it at once', async () => {
    await ozan.goto('/about');
    await expect(ozan.getByRole('heading', { name: 'Kim yazıyor?' })).toBeVisible();
    await expect(ozan.getByText('Meydan işletmecisi yazıyor.')).toBeVisible();
  });

  await test.step('the version tells what changed, and the page goes back to its file', async () => {
    const versions = nazli.getByRole('list', { name: 'Sürümler' });
    await expect(versions).toContainText('1. sürüm · Metin değişti');
    await expect(versions).toContainText('“Kimin yazdığı sorulmuştu”');
    await versions.getByRole('link', { name: '1. sürüm' }).press('Enter');
    await expect(nazli.getByRole('group', { name: 'Bir önceki metne göre değişenler' }).locator('ins').filter({ hasText: 'yazıyor' }).first()).toBeVisible();
    await inOrder(nazli);
    await nazli.getByRole('button', { name: 'Kapat', exact: true }).press('Enter');
    await expect(nazli.getByRole('heading', { name: 'Hakkında', level: 1 })).toBeFocused();
    await nazli.getByRole('button', { name: 'Dosyadaki metne dön' }).press('Enter');
    await expect(nazli.getByLabel('Gerekçe')).toBeFocused();
    await inOrder(nazli);
    await nazli.keyboard.type('Eskisi daha iyiydi');
    await nazli.keyboard.press('ControlOrMeta+Enter');
    await expect(versions).toContainText('2. sürüm · Dosyadaki metne dönüldü');
    await ozan.reload();
    await expect(ozan.getByRole('heading', { name: 'Kim yazıyor?' })).toHaveCount(0);
  });

  await test.step('an earlier version comes back by keys', async () => {
    await nazli.getByRole('list', { name: 'Sürümler' }).getByRole('link', { name: '1. sürüm' }).press('Enter');
    await nazli.getByRole('button', { name: '1. sürüme dön' }).press('Enter');
    await expect(nazli.getByLabel('Gerekçe')).toBeFocused();
    await nazli.keyboard.type('Yine de bu');
    await nazli.keyboard.press('ControlOrMeta+Enter');
    await expect(nazli.getByRole('list', { name: 'Sürümler' })).toContainText('3. sürüm · 1. sürüme dönüldü');
    await expect(text).toHaveValue('## Kim yazıyor?\n\n{{OPERATOR_NAME}} yazıyor.');
    await ozan.reload();
    await expect(ozan.getByRole('heading', { name: 'Kim yazıyor?' })).toBeVisible();
  });

  await test.step('of two admins none writes over the other unseen, and neither loses a word', async () => {
    const hakan = await visit(browser, meydan, HAKAN, PHONE);
    await hakan.goto('/adminpanel/pages/about');
    await hakan.getByRole('textbox', { name: 'Metin' }).fill('Hakan bunu yazdı.');
    await hakan.getByLabel('Gerekçe').fill('Kısa olsun');
    await text.fill('Nazlı bunu yazdı.');
    await nazli.getByLabel('Gerekçe').fill('Yeniden');
    await nazli.keyboard.press('ControlOrMeta+Enter');
    await expect(nazli.getByRole('list', { name: 'Sürümler' })).toContainText('4. sürüm');
    await hakan.getByRole('button', { name: 'Kaydet' }).click();
    await expect(hakan.getByText('Siz yazarken bu sayfa değişti. Metniniz duruyor: şimdiki hâliyle karşılaştırıp yeniden kaydedin.').first()).toBeVisible();
    await expect(hakan.getByRole('group', { name: 'Kaydederseniz değişecekler' })).toContainText('Nazlı');
    await inBothSchemes(hakan);
    await hakan.reload();
    await expect(hakan.getByRole('textbox', { name: 'Metin' })).toHaveValue('Hakan bunu yazdı.');
    await hakan.getByRole('button', { name: 'Gördüm, metnimle sürdür' }).click();
    await hakan.getByRole('button', { name: 'Kaydet' }).click();
    await expect(hakan.getByRole('list', { name: 'Sürümler' })).toContainText('5. sürüm');
  });

  await test.step('moderators read it and write nothing', async () => {
    const derya = await visit(browser, meydan, DERYA, DESK);
    await derya.goto('/adminpanel/pages/about');
    await expect(derya.getByRole('list', { name: 'Sürümler' })).toContainText('5. sürüm');
    await expect(derya.getByRole('textbox')).toHaveCount(0);
    await inBothSchemes(derya);
  });
});
