import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { commentBy, DERYA, DESK, IREM, OZAN, PHONE, topicBy, visit, write } from './support/people';
import { inOrder } from './support/sound';

test('an auditor travels through a case by keys, shares a moment of it and replays its decision', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };
  const topic = await topicBy(irem, meydan, 'Hangi dili öğrenmeli?', 'Yeterince uzun bir içerik, sorusu da var.');
  const comment = await commentBy(ozan, meydan, topic, 'Bu soruyu soran zaten öğrenemez.');
  await write(irem, meydan, '/api/reports', { reported_type: 'forum_comment', reported_id: comment, reported_user_id: own.id, reason: 'harassment' });
  const decision = { verdict: 'upheld', reason: 'harassment', actions: ['warn_user', 'hide_content'], clause: '2.1', message: 'Kişiye değil konuya yazın.' };
  await expect.poll(async () => (await derya.request.get(`/api/console/cases/${comment}`)).status()).toBe(200);
  await write(derya, meydan, `/api/console/cases/${comment}/decisions`, decision);

  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);
  const frame = auditor.getByRole('region', { name: 'Geçmiş görünüm' });
  const events = auditor.getByRole('list', { name: 'Olaylar' });

  await test.step('from the case into its past', async () => {
    await auditor.goto(`/adminpanel/cases/${comment}`);
    await auditor.locator(`a[href="/adminpanel/past/case/${comment}"]`).click();
    await expect(frame.getByText(/^Geçmiş görünüm: her şey/)).toBeVisible();
    await expect.poll(() => events.getByText('Uyarı verildi').count()).toBe(1);
    await inOrder(auditor);
  });

  await test.step('k and j step through what was recorded, and what changed is marked', async () => {
    await events.getByRole('button', { name: /Vaka açıldı/ }).click();
    await expect(frame.getByRole('region', { name: 'Vakanın o anki durumu' }).getByText('Taciz')).toBeVisible();
    await auditor.keyboard.press('k');
    await expect(frame.getByRole('region', { name: 'O anki metin' }).getByText('Bu soruyu soran zaten öğrenemez.').last()).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Vakanın o anki durumu' })).toHaveCount(0);
    await auditor.keyboard.press('j');
    await auditor.keyboard.press('j');
    await expect(frame.getByText(/Açık → Karara bağlandı/)).toBeVisible();
    await expect(frame.getByRole('button', { name: /Uyar|Gizle|Sil|Karar/ }).filter({ hasNotText: /\d/ })).toHaveCount(0);
  });

  await test.step('the address leads a second reader to the same moment, and a moderator nowhere', async () => {
    const address = auditor.url();
    expect(address).toMatch(/\?at=\d+$/);
    await auditor.goto('/adminpanel/proof');
    await auditor.goto(address);
    await expect(frame.getByText(/Açık → Karara bağlandı/)).toBeVisible();
    await derya.goto(address);
    await expect(derya.getByText('Erişim yok').first()).toBeVisible();
  });

  await test.step('the decision is replayed with what was seen and who was told', async () => {
    await auditor.getByRole('link', { name: 'Adım adım oynat' }).click();
    await expect(auditor.getByText('1. karar / 1')).toBeVisible();
    await expect(auditor.getByRole('region', { name: 'Karar', exact: true }).getByText('Kişiye değil konuya yazın.')).toBeVisible();
    await expect(auditor.getByRole('list', { name: 'Sonuçlar' }).getByText('Uyarı verildi')).toBeVisible();
    await expect
      .poll(async () => {
        await auditor.reload();
        await expect(auditor.getByText('1. karar / 1')).toBeVisible();
        return auditor.getByRole('list', { name: 'Söylenenler' }).getByText('Ozan Çelik').count();
      })
      .toBeGreaterThan(0);
    await inOrder(auditor);
  });

  await test.step('on a phone all of it is there', async () => {
    await auditor.setViewportSize(PHONE);
    await inOrder(auditor);
    for (const path of ['/past', '/past/queue', '/past/policy', `/past/member/${own.id}`, `/past/content/${comment}`]) {
      await auditor.goto(`/adminpanel${path}`);
      await expect(auditor.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(auditor.getByRole('status', { name: 'Geçmiş yükleniyor' })).toHaveCount(0);
      await inOrder(auditor);
    }
  });
});
