/** @jest-environment jsdom */
import { LINK_PREVIEW_TEXT } from '@contracts/link-previews';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn } from '../../../../testing/asMember';
import { type Answer, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { LinkPreviews } from './LinkPreviews';

afterEach(leaveAll);

const URL_OF = 'https://olcum.ornek/rapor';
const shown = { url: URL_OF, host: 'olcum.ornek', title: '<b>Rapor</b>', description: 'Sayılar' };

async function previews(text: string, answer: () => Answer) {
  const page = await drawn(<LinkPreviews messageId="i1" text={text} />, answer);
  const button = () => page.place.querySelector('button') as HTMLButtonElement;
  return { ...page, button, press: () => act(async () => button().click()) };
}

describe('A link in a message', () => {
  it('is asked for by nobody but its reader, and shown in words alone', async () => {
    const { place, sent, button, press } = await previews(`Bakın: ${URL_OF}.`, () => done(shown));
    expect([sent, button().textContent, button().getAttribute('aria-label')]).toEqual([[], LINK_PREVIEW_TEXT.show, `${LINK_PREVIEW_TEXT.show}: olcum.ornek`]);
    await press();
    await until(() => place.textContent?.includes('Sayılar') === true);
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([['POST', '/api/chat/messages/i1/preview', { url: URL_OF }]]);
    expect([place.textContent?.includes('<b>Rapor</b>'), place.querySelectorAll('img, a, b').length]).toEqual([true, 0]);
    expect([button().textContent, button().getAttribute('aria-expanded')]).toEqual([LINK_PREVIEW_TEXT.hide, 'true']);
    await press();
    expect(place.textContent).not.toContain('Sayılar');
    await press();
    expect([place.textContent?.includes('Sayılar'), sent.length]).toEqual([true, 1]);
  });

  it('says in its place what went wrong, and can be asked again', async () => {
    let turn = 0;
    const { place, press } = await previews(URL_OF, () => (turn++ === 0 ? refused(409, LINK_PREVIEW_TEXT.unreachable) : done(shown)));
    await press();
    await until(() => place.textContent?.includes(LINK_PREVIEW_TEXT.unreachable) === true);
    await press();
    await until(() => place.textContent?.includes('Sayılar') === true);
    expect(place.textContent).not.toContain(LINK_PREVIEW_TEXT.unreachable);
  });

  it('is named where there are others', async () => {
    const { place } = await previews(`${URL_OF} https://olcum.ornek/`, () => done(shown));
    expect([...place.querySelectorAll('button')].map(({ textContent, ariaLabel }) => [textContent, ariaLabel])).toEqual([
      [`${LINK_PREVIEW_TEXT.show}: olcum.ornek/rapor`, null],
      [`${LINK_PREVIEW_TEXT.show}: olcum.ornek`, null],
    ]);
  });

  it.each([
    ['Bağlantı yok', 0],
    [`${URL_OF} ${URL_OF}`, 1],
    [Array.from({ length: 9 }, (_, at) => `https://a${at}.ornek`).join(' '), 5],
    [`https://a.ornek/${'x'.repeat(3_000)}`, 0],
  ])('has one button, of as many links as are worth it', async (text, count) => {
    const { place } = await previews(text, () => done(shown));
    expect(place.querySelectorAll('button')).toHaveLength(count);
  });
});
