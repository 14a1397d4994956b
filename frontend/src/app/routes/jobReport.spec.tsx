/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { done, fakeServer, refused } from '../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../testing/inReact';
import { onPage } from '../../../testing/onPage';
import { aJob } from '../../features/careers/listing/job.fixture';
import { JobReport } from './JobReport';

afterEach(leaveAll);

async function shown(who: string | null) {
  fakeServer(({ path }) => {
    if (path.startsWith('/api/auth/session')) return done({ user: who && { id: who, username: who } });
    return refused(404, 'NOT_FOUND');
  });
  const { place } = await draw(onPage(<JobReport job={aJob()} />, '/career/j1?category=Job'));
  return place;
}

describe('Reporting a listing', () => {
  it('sends guests to sign in, and back', async () => {
    const place = await shown(null);
    await until(() => place.querySelector('a') !== null);
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/auth/login?reason=report&redirect=%2Fcareer%2Fj1%3Fcategory%3DJob');
  });
  it('is for members, but not for whose it is', async () => {
    const place = await shown('elif');
    await until(() => place.querySelector('button')?.textContent === 'Şikayet Et');
    const own = await shown('bora');
    await until(() => own.querySelector('button') === null);
    expect(own.textContent).not.toContain('Şikayet Et');
  });
});
