/** @jest-environment jsdom */

import type { ConsolePage } from '@contracts/page-editing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll } from '../../../../frontend/testing/inReact';
import { PageFoot } from './PageFoot';
import { usePageDraft } from './pageDraft';

const STANDS = { slug: 'terms', title: 'Koşullar', description: 'Neye uyulur', markdown: 'Eski metin.', seen: 'a' } as ConsolePage;
const TYPED = { title: 'Koşullar', description: 'Neye uyulur', markdown: 'Yeni metin.' };
let draft: ReturnType<typeof usePageDraft>;
const Typing = () => {
  draft = usePageDraft(STANDS);
  return null;
};

beforeEach(() => sessionStorage.clear());
afterEach(leaveAll);

describe('What was typed for a page', () => {
  beforeEach(async () => {
    await draw(<Typing />);
    await act(async () => draft.change({ text: TYPED, reason: 'Adres değişti' }));
  });
  it('stays while it waits for a second person: the request may be refused', async () => {
    await act(async () => expect(draft.saved(STANDS)).toBe(false));
    expect([draft.isChanged, draft.draft.text, draft.draft.reason, draft.draft.waits]).toEqual([true, TYPED, 'Adres değişti', true]);
    await act(async () => draft.change({ text: { ...TYPED, title: 'Yeni' } }));
    expect(draft.draft.waits).toBe(false);
  });
  it('goes once it stands', async () => {
    await act(async () => expect(draft.saved({ ...STANDS, ...TYPED, markdown: `${TYPED.markdown}\n` })).toBe(true));
    expect([draft.isChanged, draft.draft.text.markdown]).toEqual([false, 'Eski metin.']);
  });
});

describe('Leaving what was typed', () => {
  it('asks once', async () => {
    let left = 0;
    const nothing = () => undefined;
    await draw(<PageFoot reason="" problem={null} isWaiting={false} isPending={false} onReason={nothing} onConfirm={nothing} onLeave={() => left++} />);
    const press = (name: string) => act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
    await press('Vazgeç');
    expect([left, document.body.textContent?.includes('Yazdıklarınız silinsin mi?')]).toEqual([0, true]);
    await press('Vazgeç');
    expect([left, document.body.textContent?.includes('Yazdıklarınız silinsin mi?')]).toEqual([0, false]);
    await press('Vazgeç');
    await press('Evet, sil');
    expect(left).toBe(1);
  });
});

describe('The foot of a page', () => {
  it('says that a text waits, and offers no second saving of it', async () => {
    const nothing = () => undefined;
    const foot = (isWaiting: boolean) => (
      <PageFoot reason="" problem={null} isWaiting={isWaiting} isPending={false} onReason={nothing} onConfirm={nothing} onLeave={nothing} />
    );
    await draw(foot(true));
    expect(document.querySelector('[role="status"]')?.textContent).toBe('İkinci onayı bekliyor; reddedilirse yazdıklarınız burada kalır.');
    expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Yayındaki metne dön']);
    await draw(foot(false));
    expect(document.body.textContent).toContain('Kaydedilmedi');
  });
});
