/** @jest-environment jsdom */

import { renderText } from '@contracts/rendering/markdown';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { draw, leaveAll } from '../../testing/inReact';
import { TextBeingWritten } from '../writing/MarkdownPreview';
import { colourCode } from './colourCode';
import { PlainText } from './PlainText';
import { RenderedText } from './RenderedText';
import { TextBoundary } from './TextBoundary';
import { prepareText, toBeColoured } from './textPieces';

afterEach(async () => {
  await leaveAll();
  jest.restoreAllMocks();
});

async function shown(source: string, { html = renderText(source), house = false } = {}) {
  let path = '';
  const Place = () => {
    path = useLocation().pathname;
    return null;
  };
  const { place } = await draw(
    <MantineProvider>
      <MemoryRouter>
        <RenderedText html={html} source={source} house={house} />
        <Place />
      </MemoryRouter>
    </MantineProvider>,
  );
  const click = (index: number, keys: MouseEventInit = {}) => {
    const link = place.querySelectorAll('a')[index] as HTMLAnchorElement;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
    // What the app leaves to the browser is not followed here.
    link.ownerDocument.addEventListener('click', (last) => last.preventDefault(), { once: true });
    return act(async () => void link.dispatchEvent(event));
  };
  return { place, click, path: () => path };
}

describe('A rendered text', () => {
  it('leads to members inside the app, and elsewhere on a page of its own', async () => {
    const { place, click, path } = await shown('@ayse [b](/forum) [c](https://x.dev) [d](#e)');
    expect([...place.querySelectorAll('a')].map(({ target }) => target)).toEqual(['', '', '_blank', '']);
    await click(1);
    expect(path()).toBe('/');
    await click(0, { ctrlKey: true });
    expect(path()).toBe('/');
    await click(0);
    expect(path()).toBe('/profile/ayse');
  });

  it('stays in the app where it is the installation’s own', async () => {
    const html = renderText('[b](/kvkk)', 'house');
    const { click, path } = await shown('[b](/kvkk)', { html, house: true });
    await click(0);
    expect(path()).toBe('/kvkk');
  });

  it('has the language and a way to copy above its code', async () => {
    const { place } = await shown('```ts\nconst a = 1;\n```\n\n    düz');
    expect([...place.querySelectorAll('pre')].map((block) => block.previousElementSibling?.textContent)).toEqual(['TypeScriptKopyala', 'KodKopyala']);
    expect([...place.querySelectorAll('pre')].map(({ tabIndex }) => tabIndex)).toEqual([0, 0]);
  });

  it('has the file above its code where its writer names it, and coming back changes nothing', async () => {
    const { place } = await shown('```sql arama.sql\nselect 1;\n```');
    const text = place.querySelector('div') as HTMLElement;
    expect([prepareText(text, false)[0]?.file, place.querySelector('pre')?.previousElementSibling?.textContent]).toEqual(['arama.sql', 'arama.sqlKopyala']);
    expect(place.querySelectorAll('figure, figcaption')).toHaveLength(0);
  });

  it('has them above so many blocks of it, however many there are', async () => {
    const source = '```\n```\n'.repeat(300);
    const { place } = await shown(source, { html: renderText(source, 'post') });
    const blocks = [...place.querySelectorAll('pre')];
    expect([blocks.length, place.querySelectorAll('button').length]).toEqual([300, 200]);
    expect(blocks.every(({ tabIndex }) => tabIndex === 0)).toBe(true);
  });

  it('is its words where there is no HTML of it', async () => {
    const { place } = await shown('**a** <b>', { html: '' });
    expect(place.querySelector('div')?.textContent).toBe('**a** <b>');
  });
});

describe('Code', () => {
  const code = (text: string) => Object.assign(document.createElement('code'), { textContent: text });
  it('gets colours and keeps its words', () => {
    const block = code('const a = "<b>";');
    colourCode(block, 'ts');
    expect([block.textContent, block.querySelector('.hljs-keyword')?.textContent]).toEqual(['const a = "<b>";', 'const']);
  });
  it('gets them as long as the block, and all code before it, is not too long', () => {
    const blocks = [code('a'), code('b'.repeat(10_001)), ...Array.from({ length: 12 }, () => code('c'.repeat(10_000)))];
    const codes = blocks.map((block) => ({ key: '', head: block, code: block, language: 'ts', file: null }));
    expect(toBeColoured([...codes, { key: '', head: code(''), code: code('d'), language: null, file: null }]).map((each) => each.code)).toEqual([
      blocks[0],
      ...blocks.slice(2, 11),
    ]);
  });
  it('of an unknown language stays as it is', () => {
    const block = code('x');
    colourCode(block, 'brainfuck');
    expect(block.childNodes).toHaveLength(1);
  });
});

describe('A text that breaks', () => {
  it('is shown as words, and nothing around it is lost', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const { place } = await draw(
      <p>
        önce{' '}
        <TextBoundary instead={<PlainText source=">>> selam" />}>
          <Broken />
        </TextBoundary>{' '}
        sonra
      </p>,
    );
    expect(place.textContent).toBe('önce >>> selam sonra');
  });

  it('is never parsed in the preview when it is beyond the bounds', async () => {
    const source = `${'>'.repeat(300)} selam`;
    const { place } = await draw(
      <MemoryRouter>
        <TextBeingWritten source={source} />
      </MemoryRouter>,
    );
    expect([place.textContent, place.querySelector('blockquote')]).toEqual([source, null]);
  });
});
