/** @jest-environment jsdom */

import type { CaseDetails, CaseRow } from '@contracts/cases';
import { CONTENT_REVISIONS } from '@contracts/cases';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { CoreAdminContext, type DataProvider, memoryStore } from 'react-admin';
import { inReact, leaveAll } from '../../../../frontend/testing/inReact';
import { useSeenInQueue } from './caseCache';
import { useDecisionDraft } from './useDecisionDraft';

const found = (content_revision: number, others: Partial<CaseRow>[] = []) =>
  ({ id: 'c1', reason: 'scam', content_revision, now: { state: 'held' }, decisions: [], others, policy: {} }) as unknown as CaseDetails;

const dataProvider = { cannedReasons: async () => [] } as unknown as DataProvider;
let queries: QueryClient;
const inConsole = <Given, Result>(useIt: (given: Given) => Result, given: Given) =>
  inReact(useIt, given, (inside) => (
    <CoreAdminContext dataProvider={dataProvider} queryClient={queries} store={memoryStore()}>
      {inside}
    </CoreAdminContext>
  ));

beforeEach(() => {
  sessionStorage.clear();
  queries = new QueryClient();
});
afterEach(async () => {
  await leaveAll();
  queries.clear();
});

describe('What a moderator has chosen for a case', () => {
  it('is sent with the text that they had before them when they began, and after a refusal with the one that is there now', async () => {
    const draft = await inConsole(useDecisionDraft, found(3));
    expect(draft.now.request()).toMatchObject({ seen: 3, after: '' });
    await act(async () => draft.now.dismiss());
    await act(async () => draft.now.note('Ekip için'));
    await draft.give(found(5));
    expect(draft.now.request()).toMatchObject({ verdict: 'dismissed', seen: 3 });
    await act(async () => draft.now.lookAgain());
    expect(draft.now.request()).toMatchObject({ verdict: 'dismissed', seen: 5, staffNote: 'Ekip için' });
  });

  it('names what was seen of each case that goes along', async () => {
    const others = [
      { id: 'c2', content_revision: 7 },
      { id: 'c3', content_revision: 9 },
    ];
    const draft = await inConsole(useDecisionDraft, found(3, others));
    for (const id of ['c3', 'c2']) await act(async () => draft.now.close(id));
    expect(draft.now.request()).toMatchObject({ alsoCloses: ['c2', 'c3'], alsoSeen: [7, 9] });
  });
});

describe('What the queue has shown of a case', () => {
  it('is what it showed last, on any of its pages; what it has not shown is not read', async () => {
    const shown = (page: number, rows: Partial<CaseRow>[], updatedAt: number) =>
      queries.setQueryData(['cases', 'getList', { pagination: { page } }], { data: rows }, { updatedAt });
    shown(1, [{ id: 'c1', content_revision: 2 }], 2);
    shown(
      2,
      [
        { id: 'c1', content_revision: 1 },
        { id: 'c2', content_revision: 4 },
      ],
      1,
    );
    const { now: seenOf } = await inConsole(useSeenInQueue, null);
    expect(['c1', 'c2', 'c3'].map(seenOf)).toEqual([2, 4, CONTENT_REVISIONS.first]);
  });
});
