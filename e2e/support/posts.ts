import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { RunningMeydan } from './meydan';
import { write } from './people';

const PICTURE = { create: { width: 1280, height: 720, channels: 3, background: '#0f766e' } } as const;

/** Uploads a cover without the screens and answers its address. */
async function coverBy(page: Page, { url }: RunningMeydan): Promise<string> {
  const image = { name: 'kapak.png', mimeType: 'image/png', buffer: await sharp(PICTURE).png().toBuffer() };
  const answer = await page.request.post('/api/forum/images', { multipart: { image }, headers: { origin: url } });
  return ((await answer.json()) as { data: { url: string } }).data.url;
}

/** What a post is besides what a test writes into it. */
export async function postFields(page: Page, meydan: RunningMeydan) {
  const { data: categories } = (await (await page.request.get('/api/blog/categories')).json()) as { data: { id: string }[] };
  return { excerpt: 'Kısaca.', featured_image: await coverBy(page, meydan), category_id: categories[0]?.id, reading_time: 3 };
}

/** Publishes a post without the editor. */
export async function postBy(
  page: Page,
  meydan: RunningMeydan,
  fields: { title: string; content: string; tags?: string[]; [field: string]: unknown },
): Promise<{ id: string; path: string }> {
  const { id, slug } = await write<{ id: string; slug: string }>(page, meydan, '/api/blog/posts', {
    ...(await postFields(page, meydan)),
    status: 'published',
    ...fields,
  });
  return { id, path: `/blog/${slug}` };
}
