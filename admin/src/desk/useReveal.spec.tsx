/** @jest-environment jsdom */

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { inReact, leaveAll, until } from '../../../frontend/testing/inReact';
import { useReveal } from './useReveal';

let asked: { reason: string; answer: (email: string) => void; refuse: () => void }[];

const around = (inside: ReactNode) => <QueryClientProvider client={new QueryClient()}>{inside}</QueryClientProvider>;
const read = (reason: string) =>
  new Promise<string>((answer, refuse) => asked.push({ reason, answer, refuse: () => refuse(new Error('Sunucuya ulaşılamadı.')) }));
const desk = () => inReact(useReveal<string, string>, read, around);

describe('What is revealed for a reason', () => {
  beforeEach(() => {
    asked = [];
  });
  afterEach(leaveAll);

  it('is asked for once when it is confirmed twice before the page is drawn again, or after it has come', async () => {
    const page = await desk();
    await act(async () => {
      page.now.ask('Hesabını kurtarmak istiyor.');
      page.now.ask('Hesabını kurtarmak istiyor.');
    });
    expect(asked.map(({ reason }) => reason)).toEqual(['Hesabını kurtarmak istiyor.']);
    await act(async () => asked[0]?.answer('elif@ornek.dev'));
    await until(() => page.now.shown === 'elif@ornek.dev');
    await act(async () => page.now.ask('Hesabını kurtarmak istiyor.'));
    expect(asked).toHaveLength(1);
  });

  it('may be asked for again after a failure', async () => {
    const page = await desk();
    await act(async () => page.now.ask('Resmî bir talep geldi.'));
    await act(async () => asked[0]?.refuse());
    await until(() => page.now.error !== null);
    await act(async () => page.now.ask('Resmî bir talep geldi.'));
    expect(asked).toHaveLength(2);
  });
});
