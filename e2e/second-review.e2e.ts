import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { canPress, commentBy, DERYA, DESK, IREM, OZAN, PHONE, topicBy, visit, write } from './support/people';
import { inOrder, notSideways } from './support/sound';

test.use({ settings: { SECOND_REVIEW_SHARE: '100' } });

test('an auditor answers a decision by keys without knowing it, takes the answer back, and reads the figures, on paper and on a phone', async ({
  meydan,
  browser,
}) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };
  const topic = await topicBy(irem, meydan, 'Hangi dili öğrenmeli?', 'Yeterince uzun bir içerik, sorusu da var.');
  const comment = await commentBy(ozan, meydan, topic, 'Bu soruyu soran zaten öğrenemez.');
  await write(irem, meydan, '/api/reports', { reported_type: 'forum_comment', reported_id: comment, reported_user_id: own.id, reason: 'harassment' });
  await expect.poll(async () => (await derya.request.get(`/api/console/cases/${comment}`)).status()).toBe(200);
  const decision = { verdict: 'upheld', reason: 'harassment', actions: ['warn_user'], message: 'Kişiye değil konuya yazın.' };
  await write(derya, meydan, `/api/console/cases/${comment}/decisions`, decision);
  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);
  await expect
    .poll(async () => ((await (await auditor.request.get('/api/console/audit/second-review')).json()) as { data: { waiting: number } }).data.waiting)
    .toBe(1);

  await test.step('the console opens with the figures', async () => {
    await auditor.goto('/adminpanel/');
    await expect(auditor.getByRole('heading', { name: 'Denetim özeti', level: 1 })).toBeVisible();
    await expect(auditor.getByRole('region', { name: 'Geri alınma, moderatöre göre' }).locator('svg text', { hasText: 'Derya Aksoy' })).toBeVisible();
    await expect(auditor.getByText(/az sayıda karar; karşılaştırmayın/).first()).toBeVisible();
    await inOrder(auditor);
  });

  await test.step('the decision is not shown before the answer', async () => {
    await auditor.getByRole('link', { name: /^İkinci inceleme/ }).click();
    await expect(auditor.getByText('Bu soruyu soran zaten öğrenemez.').first()).toBeVisible();
    await expect(auditor.getByText('Derya Aksoy')).toHaveCount(0);
    await expect(auditor.getByText('Kişiye değil konuya yazın.')).toHaveCount(0);
    await inOrder(auditor);
  });

  await test.step('it is answered by the keys of a case, and stands beside what was decided', async () => {
    await canPress(auditor, 'h');
    await auditor.keyboard.press('h');
    await expect(auditor.getByRole('button', { name: /^Gizle/, pressed: true })).toBeVisible();
    await auditor.keyboard.press('Enter');
    const result = auditor.getByRole('region', { name: 'Karşılaştırma' });
    await expect(result.getByText('Ayrışıyor')).toBeVisible();
    await expect(result.getByText('Verilen karar · Derya Aksoy')).toBeVisible();
    await inOrder(auditor);
    await result.getByRole('button', { name: 'Yanıtı geri al' }).click();
    await result.getByLabel('Neden?').fill('Yanlış tuşa bastım');
    await auditor.keyboard.press('Control+Enter');
    await expect(auditor.getByText('Bu kararı incelediğinizde verilen kararı gördünüz', { exact: false })).toBeVisible();
  });

  await test.step('the figures go on paper without the menu, and on a phone without scrolling sideways', async () => {
    await auditor.goto('/adminpanel/figures?days=90');
    await expect(auditor.getByRole('button', { name: 'Yazdır' })).toBeVisible();
    await auditor.emulateMedia({ media: 'print' });
    await expect(auditor.getByRole('navigation', { name: 'Ana menü' })).toBeHidden();
    await expect(auditor.getByRole('button', { name: 'Yazdır' })).toBeHidden();
    await expect(auditor.getByRole('table', { name: 'Geri alınma, moderatöre göre' })).toContainText('Derya Aksoy');
    await auditor.emulateMedia({ media: 'screen' });
    await auditor.getByRole('region', { name: 'Raporlar, gerekçeye ve sonuca göre' }).getByText('Tablo olarak').click();
    await expect(auditor.getByRole('table', { name: 'Raporlar, gerekçeye ve sonuca göre' })).toBeVisible();
    await auditor.setViewportSize(PHONE);
    await notSideways(auditor);
    await inOrder(auditor);
  });
});
