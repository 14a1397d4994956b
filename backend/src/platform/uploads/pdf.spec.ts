import { describe, expect, it } from '@jest/globals';
import { pdfFlaw } from './pdf.js';
import { packedObjects, pdf, SCRIPT, streamOf } from './pdfs.fixture.js';

describe('A document', () => {
  it.each<[string, Buffer]>([
    ['of pages alone', pdf()],
    ['with packed objects', pdf('', packedObjects('5 0 <</Title(Elif)>>'))],
    ['that speaks of scripts on its pages', pdf('', streamOf('', Buffer.from('BT (HTML/JavaScript, JS) Tj ET')))],
    ['whose title speaks of them', pdf('/Title(C#/JavaScript (ileri))')],
    ['with addresses', pdf('/A<</S/URI/URI(https://elif.example)>>/B<</S/URI/URI(mailto:elif@meydan.example)>>')],
    ['with chapters', pdf('/Outlines<</First 5 0 R/Last 5 0 R/Count 1>>', streamOf('', Buffer.from('BT ET')))],
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
    ['a packed script in a stream that does not say what it is', pdf('', packedObjects(`5 0 ${SCRIPT}`, '/FlateDecode', ''))],
    ['a packed script in a stream that says so elsewhere', pdf('', packedObjects(`5 0 ${SCRIPT}`, '/FlateDecode', '/Type 6 0 R'))],
    ['a packed script in what calls itself a picture', pdf('', packedObjects(`5 0 ${SCRIPT}`, '/FlateDecode', '/Type/XObject/Subtype/Image'))],
    ['another file on a page', pdf('/Annots[<</Subtype/FileAttachment/FS<</F(x.exe)/EF<</F 5 0 R>>>>>>]')],
    ['a document of another machine', pdf('/OpenAction<</S/GoToR/F(\\\\\\\\host\\\\share)>>')],
    ['an address that is a script', pdf('/URI(javascript:alert\\(1\\))')],
    ['an address that is a script in disguise', pdf('/URI(\\152ava\\\nscript:alert\\(1\\))')],
    ['an address that is a script in numbers', pdf(`/URI<${Buffer.from('JavaScript:x').toString('hex')}>`)],
    ['an address that is a script in wide letters', pdf(`/URI<feff${Buffer.from('javascript:x', 'utf16le').swap16().toString('hex')}>`)],
    ['an address on this machine', pdf('/URI(file:///etc/passwd)')],
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
    ['objects that would fill the memory', pdf('', packedObjects(' '.repeat(11_000_000)))],
  ])('is refused as broken: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBe('broken'));

  it('is refused with a password, since nobody can look into it', async () => {
    const locked = Buffer.from(pdf().toString('latin1').replace('/Size 9', '/Size 9/Encrypt 4 0 R'), 'latin1');
    expect(await pdfFlaw(locked)).toBe('encrypted');
  });
  it('costs no more than its length', async () => {
    const names = '/a'.repeat(500_000);
    const begun = performance.now();
    await pdfFlaw(Buffer.from(`%PDF-1.4\n1 0 obj\n<<${names}>>\n${'stream\nendstream '.repeat(100_000)}endobj\nstartxref\n0\n%%EOF\n`));
    // A name of one is looked at once, not once for each stream: that would be 5e10 looks.
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
  it('lets others have their turn meanwhile', async () => {
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 1);
    await pdfFlaw(pdf('', packedObjects('/'.repeat(9_000_000))));
    clearInterval(counting);
    expect(turns).toBeGreaterThan(20);
  });
  it.each(['', 'MZ', '<!doctype html>', ' %PDF-1.7\n', 'PK\x03\x04'])('is no other file: %j', async (text) =>
    expect(await pdfFlaw(Buffer.from(text))).toBe('not-pdf'),
  );
});
