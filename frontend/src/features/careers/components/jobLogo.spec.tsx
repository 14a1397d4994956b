/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../../../testing/inReact';
import { JobLogo } from './JobLogo';

afterEach(leaveAll);

describe('The logo of a company', () => {
  it('gives way to two letters when it does not come', async () => {
    const { place } = await draw(<JobLogo company="kirpi Analitik" url="/api/career/logos/1" />);
    expect(place.textContent).toBe('');
    await act(async () => void place.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(place.textContent).toBe('Kİ');
  });
});
