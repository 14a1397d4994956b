import { describe, expect, it } from '@jest/globals';
import { pdfFlaw } from './pdf.js';
import { packedObjects, pdf, SCRIPT, streamOf } from './pdfs.fixture.js';

describe('A document', () => {
  it.each<[string, Buffer]>([
    ['of pages alone', pdf()],
    ['with packed objects', pdf('', packedObjects('5 0 <</Title(Elif)>>'))],
    ['that speaks of scripts on its pages', pdf('', streamOf('', Buffer.from('BT (HTML/JavaScript, JS) Tj ET')))],
    ['whose title speaks of them', pdf('/Title(C#/JavaScript (ileri))')],
    ['that is signed by its program', pdf('', '', '%\xe2\xe3\xcf\xd3\n')],
  ])('is taken: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBeNull());

  it.each<[string, Buffer]>([
    ['a script', pdf(`/OpenAction${SCRIPT}`)],
    ['a script whose name is disguised', pdf('/OpenAction<</S/J#61vaScript/J#53(x)>>')],
    ['a packed script', pdf('', packedObjects(`5 0 ${SCRIPT}`))],
    ['a program that is started', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>')],
    ['another file', pdf('/Names<</EmbeddedFiles 5 0 R>>')],
    ['another file as a stream', pdf('', streamOf('/Type/EmbeddedFile', Buffer.from('MZ')))],
    ['a film', pdf('/Annots[<</Subtype/RichMedia>>]')],
    ['a form that is a program', pdf('/AcroForm<</XFA 5 0 R>>')],
  ])('is refused for what it does: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBe('active'));

  it.each<[string, Buffer]>([
    ['a page for browsers before its objects', pdf('', '', '<html><script>alert(1)</script></html>\n')],
    ['a page for browsers in a remark', pdf('', '', '%<html><script>alert(1)</script>\n')],
    ['a second file behind it', Buffer.concat([pdf(), Buffer.from('PK\x03\x04gizli')])],
    ['no end', pdf().subarray(0, 60)],
    ['an object inside of a stream', pdf('', streamOf('', Buffer.from(`7 0 obj ${SCRIPT} endobj`)))],
    ['an object inside of a text', pdf(`/Title(7 0 obj ${SCRIPT} endobj)`)],
    ['packed objects that are no such', pdf('', streamOf('/Type/ObjStm/Filter/FlateDecode', Buffer.from('düz')))],
    ['objects that are packed in a rare way', pdf('', packedObjects(SCRIPT, '[/ASCII85Decode/FlateDecode]'))],
    ['objects that would fill the memory', pdf('', packedObjects(' '.repeat(40_000_000)))],
  ])('is refused as broken: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBe('broken'));

  it('is refused with a password, since nobody can look into it', async () => {
    const locked = Buffer.from(pdf().toString('latin1').replace('/Size 9', '/Size 9/Encrypt 4 0 R'), 'latin1');
    expect(await pdfFlaw(locked)).toBe('encrypted');
  });
  it.each(['', 'MZ', '<!doctype html>', ' %PDF-1.7\n', 'PK\x03\x04'])('is no other file: %j', async (text) =>
    expect(await pdfFlaw(Buffer.from(text))).toBe('not-pdf'),
  );
});
