import { expect, type Page } from '@playwright/test';
import { JOB_CONSENT } from '../../backend/contracts/job-consent';
import { PDF } from './documents';
import type { RunningMeydan } from './meydan';
import { write } from './people';

/** A CV as a file field takes it. */
export const cv = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF });

/** Applies without the form and answers the application's id. */
export async function applicationBy(page: Page, meydan: RunningMeydan, jobId: string): Promise<string> {
  const sent = await page.request.post('/api/profile/upload/temp-cv', { multipart: { cv: cv('cv.pdf') }, headers: { origin: meydan.url } });
  expect(sent.ok()).toBe(true);
  const { url } = ((await sent.json()) as { data: { url: string } }).data;
  const given = { phone: '+905320000000', email: 'aday@ornek.dev', note: 'Hafta içi görüşebilirim.', cv_url: url, consent_version: JOB_CONSENT.version };
  return (await write<{ id: string }>(page, meydan, `/api/career/jobs/${jobId}/apply`, given)).id;
}
