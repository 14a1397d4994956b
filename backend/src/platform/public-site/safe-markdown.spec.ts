import { describe, expect, it } from '@jest/globals';
import { houseText, memberText } from './safe-markdown.js';

describe('A member’s text', () => {
  it('has headings below those of the page', () => expect(memberText('# A\n\n##### B').text).toBe('<h3>A</h3>\n<h6>B</h6>'));
  it('has links that count for nothing', () =>
    expect(memberText('[a](https://x.dev)').text).toBe('<p><a rel="nofollow ugc noopener" href="https://x.dev">a</a></p>'));
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[a](javascript:alert(1))', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    ['[a](data:text/html;base64,eA==)', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    ['![resim "x"](https://x.dev/iz.png "başlık")', '<p>Görsel: resim &quot;x&quot;</p>'],
    ['`<h1>` ve `<a href=x>`', '<p><code>&lt;h1&gt;</code> ve <code>&lt;a href=x&gt;</code></p>'],
  ])('is harmless: %s', (source, markup) => expect(memberText(source).text).toBe(markup));
});

describe('The installation’s text', () => {
  it('is the page itself', () => expect(houseText('## A\n\n[b](/kvkk)').text).toBe('<h2>A</h2>\n<p><a href="/kvkk">b</a></p>'));
  it('is as harmless', () => expect(houseText('<script>').text).toBe('&lt;script&gt;'));
});
