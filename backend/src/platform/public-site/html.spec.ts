import { describe, expect, it } from '@jest/globals';
import { dataBlock, escaped, html } from './html.js';

const NUL = String.fromCharCode(0);

describe('Markup', () => {
  it('escapes what is put into it', () => expect(html`<p title="${'"\'&'}">${'<b>'} ${7}</p>`.text).toBe('<p title="&quot;&#39;&amp;">&lt;b&gt; 7</p>'));
  it('takes markup as it is, also many pieces of it', () => expect(html`${html`<b>`}${[html`1`, html`2`]}`.text).toBe('<b>12'));
  it('leaves out what is not there', () => expect(html`a${null}b${false}c`.text).toBe('abc'));
  it('does not repeat what a text says about replacing', () => expect(html`${'$& $1'}`.text).toBe('$&amp; $1'));
  it('holds no character that XML cannot hold', () => expect(escaped(`a${NUL}\u0008b\ufffe\ud800c\n\t`)).toBe('abc\n\t'));
  it('keeps characters outside the basic plane', () => expect(escaped('İı😀')).toBe('İı😀'));
});

describe('Data in a page', () => {
  it('cannot end its element', () => {
    const value = { text: `</script><script>alert(1)</script> & <!-- \u2028 "x"` };
    const { text } = dataBlock(value);
    const inside = text.slice('<script type="application/ld+json">'.length, -'</script>'.length);
    expect(inside).not.toMatch(/[<>&\u2028]/);
    expect(JSON.parse(inside)).toEqual(value);
  });
});
