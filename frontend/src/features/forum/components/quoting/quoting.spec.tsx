/** @jest-environment jsdom */
import { renderText } from '@contracts/rendering/markdown';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { QuoteSelection } from './QuoteSelection';
import { quoteOf } from './quoteOf';

afterEach(leaveAll);

const shownOf = (markdown: string) => Object.assign(document.createElement('div'), { innerHTML: renderText(markdown) });

describe('Words that are quoted', () => {
  it('stand in a quote, line by line', () => expect(quoteOf('  Bir\niki\n\n\nüç ')).toBe('> Bir\n> iki\n>\n> üç'));
  it.each(['# başlık', '1. madde', '- madde', '> söz', '**kalın** `kod`', '[bağ](https://x.dev)', '<https://x.dev>', '\\* yıldız', '+ artı', '1) bir'])(
    'are those that were read: %s',
    (words) => {
      const shown = shownOf(quoteOf(words));
      expect([shown.textContent?.trim(), shown.querySelectorAll('blockquote > p > *:not(a), blockquote > :not(p)').length]).toEqual([words, 0]);
    },
  );
  it('are not more than one would read', () => {
    expect(quoteOf('a'.repeat(1_000))).toHaveLength(1_002);
    expect(quoteOf('a'.repeat(1_001))).toBe(`> ${'a'.repeat(1_000)}…`);
  });
});

describe('What is selected', () => {
  const page = async () => {
    const quotes: [string, string | null][] = [];
    // What the page lays out is of no interest here.
    Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    const { place } = await draw(
      onPage(
        <>
          <div data-quotable="">
            <p data-words="">Yazının sözleri</p>
          </div>
          <article id="comment-c1">
            <header>Elif</header>
            <p data-words="">Yorumun sözleri</p>
          </article>
          <form>
            <p data-words="">Önizleme</p>
          </form>
          <QuoteSelection onQuote={(quote, id) => quotes.push([quote, id])} />
        </>,
      ),
    );
    const select = (element: Element | null) =>
      act(async () => {
        const selection = getSelection();
        selection?.removeAllRanges();
        const range = document.createRange();
        if (element) range.selectNodeContents(element);
        selection?.addRange(range);
        document.dispatchEvent(new Event('selectionchange'));
      });
    const button = () => place.querySelector('button');
    const words = (at: number) => place.querySelectorAll('[data-words]')[at] ?? null;
    return { quotes, select, button, words, place };
  };

  it.each<[number, string, string | null]>([
    [0, '> Yazının sözleri', null],
    [1, '> Yorumun sözleri', 'c1'],
  ])('of a text or a comment is quoted by a press', async (at, quote, commentId) => {
    const { quotes, select, button, words } = await page();
    await select(words(at));
    await until(() => button() !== null);
    await act(async () => button()?.click());
    expect(quotes).toEqual([[quote, commentId]]);
  });
  it('is quoted by a key', async () => {
    const { quotes, select, button, words } = await page();
    await select(words(1));
    await until(() => button() !== null);
    await act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'q', bubbles: true })));
    expect(quotes).toEqual([['> Yorumun sözleri', 'c1']]);
  });
  it('elsewhere is not', async () => {
    const { select, button, words, place } = await page();
    await select(words(0));
    await until(() => button() !== null);
    await select(place.querySelector('header'));
    await until(() => button() === null);
    await select(words(2));
    await act(async () => new Promise(requestAnimationFrame));
    expect(button()).toBeNull();
  });
});
