import { describe, expect, it } from '@jest/globals';
import { isPlainText } from './plain-text.js';

describe('A plain text', () => {
  it.each(['Merhaba ğüşiöç 👋\r\n\tikinci satır', '\uFEFFmerhaba', '{"a": 1}', 'a < b ve <b>', '--- a\n+++ b\n@@ -1 +1 @@', '< 5 ise', '# Başlık'])(
    'is one: %j',
    (text) => expect(isPlainText(Buffer.from(text))).toBe(true),
  );
  it.each([
    ['a page', '<!DOCTYPE html><html>'],
    ['a page behind white space', '\n\t <html>'],
    ['a page behind a mark of order', '\uFEFF<HTML>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['XML', '<?xml version="1.0"?>'],
    ['a remark of a page', '<!-- x --><script>'],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['bytes', 'MZ\0\0'],
    ['signs for a terminal', 'a\u001b[31mb'],
    ['a sign of deletion', 'a\u007f'],
    ['control signs of one byte more', 'a\u009b31m'],
  ])('is none: %s', (_, text) => expect(isPlainText(Buffer.from(text))).toBe(false));
  it('is in UTF-8', () => {
    expect(isPlainText(Buffer.from([0x61, 0xfe]))).toBe(false);
    expect(isPlainText(Buffer.from('merhaba', 'utf16le'))).toBe(false);
  });
});
