import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { pdfFlaw } from './pdf.js';
import { BYTES_AT_ONCE } from './pdf-signs.rules.js';
import { object, packedObjects, pdf, SCRIPT, streamOf } from './pdfs.fixture.js';

/** Packed bytes in which the end of their stream seems to stand. */
const cutShort = () => streamOf('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', deflateSync('5 0 [] endstream [] ', { level: 0 }));

describe('A document', () => {
  it.each<[string, Buffer]>([
    ['of pages alone', pdf()],
    ['with packed objects', pdf('', packedObjects('5 0 <</Title(Elif)>>'))],
    ['that speaks of scripts on its pages', pdf('', streamOf('', Buffer.from('BT (HTML/JavaScript, JS) Tj ET')))],
    ['whose title speaks of them', pdf('/Title(C#/JavaScript (ileri))')],
    ['with addresses', pdf('/A<</S/URI/URI(https://elif.example)>>/B<</S/URI/URI(mailto:elif@meydan.example)>>')],
    ['with chapters', pdf('/Outlines<</First 5 0 R/Last 5 0 R/Count 1>>', streamOf('', Buffer.from('BT ET')))],
    ['that is opened at a place', pdf('/OpenAction[2 0 R/Fit]', object(5, '<</S/GoTo/D[2 0 R/Fit]>>'))],
    ['that is opened by going to a place', pdf('/OpenAction 5 0 R', object(5, '<</S/GoTo/D[2 0 R/Fit]>>'))],
    ['that is opened by a packed way to a place', pdf('/OpenAction 6 0 R', packedObjects('6 0 <</S/GoTo/D[2 0 R/Fit]>>'))],
    ['that turns its pages', pdf('/A<</S/Named/N/NextPage>>')],
    ['whose drawn letters have the names of entries', pdf('/CharProcs<</S 6 0 R/N 6 0 R/F 6 0 R>>')],
    ['that was changed and has its old objects too', pdf('', `${object(5, '<</A 1>>')}xref\n0 1\n0000000000 65535 f \ntrailer\n<<>>\n${object(5, '[]')}`)],
    ['that speaks of its parts on its pages', pdf('', streamOf('', Buffer.from('BT (trailer 5 0 objects, 1 obj) Tj ET')))],
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
    ['an address that is a script on two lines', pdf('/URI(java\\\r\nscript:x)')],
    ['an address that is a script with a gap', pdf('/URI(java\tscript:x)')],
    ['an address that is a script behind many spaces', pdf(`/URI(${' '.repeat(2_000)}javascript:x)`)],
    ['an address with a line end', pdf('/URI(https://elif.example\n/cv)')],
    ['an address on another machine', pdf('/URI(//elif.example/share)')],
    ['a page that it opens by itself', pdf('/OpenAction<</S/URI/URI(https://elif.example)>>')],
    ['a page that it opens by itself, from elsewhere', pdf('/OpenAction 5 0 R', object(5, '<</S/URI/URI(https://elif.example)>>'))],
    ['a page that it opens by itself, packed', pdf('/OpenAction 6 0 R', packedObjects('6 0 <</S/URI/URI(https://elif.example)>>'))],
    ['one of two things that it does when it is opened', pdf('/OpenAction 5 0 R', `${object(5, '[]')}${object(5, '<</S/URI>>')}`)],
    ['more than to go to a place', pdf('/OpenAction<</S/GoTo/D[2 0 R/Fit]/Next<</S/URI>>>>')],
    ['something that stands nowhere when it is opened', pdf('/OpenAction 7 0 R')],
    ['something when it is closed', pdf('/AA<</WC 5 0 R>>')],
    ['printing', pdf('/A<</S/Named/N/Print>>')],
    ['printing whose kind stands elsewhere', pdf('/A<</S 5 0 R/N/Print>>', object(5, '/Named'))],
    ['bytes of another file', pdf('', streamOf('/F(https://elif.example/x)', Buffer.from('')))],
    ['a file of another machine', pdf('/Ref<</F(share)>>')],
    ['a form that is a program', pdf('/AcroForm<</XFA 5 0 R>>')],
  ])('is refused for what it does: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBe('active'));

  it.each<[string, Buffer]>([
    ['a page for browsers before its objects', pdf('', '', '<html><script>alert(1)</script></html>\n')],
    ['a page for browsers in a remark', pdf('', '', '%<html><script>alert(1)</script>\n')],
    ['a second file behind it', Buffer.concat([pdf(), Buffer.from('PK\x03\x04gizli')])],
    ['no end', pdf().subarray(0, 60)],
    ['an object inside of a stream', pdf('', streamOf('', Buffer.from(`7 0 obj ${SCRIPT} endobj`)))],
    ['an object inside of a text', pdf(`/Title(7 0 obj ${SCRIPT} endobj)`)],
    ['a packed object inside of a text', pdf('', packedObjects('5 4 [] (<</S/URI>>)'))],
    ['a packed object inside of a remark', pdf('', packedObjects('5 4 [] %[5]\n'))],
    ['packed objects that go on behind what seems their end', pdf('', cutShort())],
    ['packed objects whose way of packing stands elsewhere', pdf('', packedObjects('5 0 []', '/FlateDecode', '/Type/ObjStm/DecodeParms 6 0 R'))],
    ['roots in a stream', pdf('', streamOf('', Buffer.from('trailer%x\n<</Root<<>>>>')))],
    ['an entry that stands twice', pdf('/A<</S/GoTo/S/Named>>')],
    ['bytes that begin later for some', pdf('', '5 0 obj\n<<>>\nstream x\nendstream\nendobj\n')],
    ['packed objects that are no such', pdf('', streamOf('/Type/ObjStm/Filter/FlateDecode', Buffer.from('düz')))],
    ['objects that are packed in a rare way', pdf('', packedObjects(SCRIPT, '[/ASCII85Decode/FlateDecode]'))],
    ['objects that would fill the memory', pdf('', packedObjects(' '.repeat(11_000_000)))],
  ])('is refused as broken: %s', async (_, bytes) => expect(await pdfFlaw(bytes)).toBe('broken'));

  it('is refused with a password, since nobody can look into it', async () => {
    const locked = Buffer.from(pdf().toString('latin1').replace('/Size 9', '/Size 9/Encrypt 4 0 R'), 'latin1');
    expect(await pdfFlaw(locked)).toBe('encrypted');
  });
  describe('is read as its readers read it', () => {
    const SPACES = ['\0', '\t', '\n', '\f', '\r', ' ', '\r\n', '%x\n', '%x\r', ' %\n%(\n', '\0\0'];
    const NAMES = ['JavaScript', 'JS', 'Launch', 'EmbeddedFiles', 'EmbeddedFile', 'EF', 'AA'];
    it.each(SPACES.flatMap((space) => NAMES.map((name) => [space, name])))('%j ends /%s', async (space, name) =>
      expect(await pdfFlaw(pdf(`/X<</${name}${space}(x)>>`))).toBe('active'),
    );
    // Chromium takes both for white space, others for letters.
    it.each(['\x80', '\xff', '#00'])('no name ends with %j', async (sign) => expect(await pdfFlaw(pdf(`/X<</JS${sign}(x)>>`))).toBe('broken'));

    const inStream = (bytes: string) => pdf('/OpenAction 5 0 R', streamOf('', Buffer.from(`BT (${bytes} <<>>) Tj ET`, 'latin1')));
    const BETWEEN = [...SPACES, '\x80', '\xff'];
    it.each(BETWEEN.flatMap((first) => BETWEEN.map((second) => [first, second])))('no object is hidden by %j and %j', async (first, second) =>
      expect(await pdfFlaw(inStream(`5${first}0${second}obj`))).toBe('broken'),
    );
    it.each(['15 0 obj', '5.0 0 obj', '5 +0 obj', '5 0obj', '5 0 obj\xff', '5%5 0 5\n0%obj\nobj', 'x5 0 obj'])('no object is hidden by %j', async (head) =>
      expect(await pdfFlaw(inStream(head))).toBe('broken'),
    );

    const REFUSED: readonly (readonly string[])[] = [
      ['/A', '<<', '/S', '/JavaScript', '/JS', '(x)', '>>'],
      ['/OpenAction', '<<', '/S', '/URI', '/URI', '(https://elif.example)', '>>'],
      ['/AA', '<<', '/WC', '<<', '/S', '/Named', '/N', '/Print', '>>', '>>'],
      ['/A', '<<', '/S', '/URI', '/URI', '<6a617661736372697074 3a>', '>>'],
      ['/OpenAction', '7', '0', 'R'],
    ];
    it.each(REFUSED)('stays refused whatever stands between its words: %s %s %s', async (...words) => {
      for (const space of SPACES)
        for (let place = 0; place <= words.length; place++) {
          const entries = words.map((word, index) => (index === place ? `${space}${word}` : ` ${word}`)).join('');
          expect([space, place, await pdfFlaw(pdf(`${entries}${place === words.length ? space : ''}`))]).toEqual([space, place, 'active']);
        }
    });
  });

  describe('lets others have their turn', () => {
    const MB = 1_000_000;
    it.each<[string, Buffer, number]>([
      ['names', pdf('', object(6, `[${'/a'.repeat(MB)}]`)), 2 * MB],
      ['streams', pdf('', '5 0 obj<<>>stream\nendstream '.repeat(MB / 25)), MB],
      ['remarks', pdf('', '%\n'.repeat(MB)), 2 * MB],
      ['one remark', pdf('', `%${'1 '.repeat(MB)}\n`), 2 * MB],
      ['one stream', pdf('', streamOf('', Buffer.alloc(2 * MB, '1%'))), 2 * MB],
      ['one text', pdf(`/Title(${'1 '.repeat(MB)})`), 2 * MB],
      ['one text in numbers', pdf(`/Title<${'41'.repeat(MB)}>`), 2 * MB],
      ['packed texts', pdf('', packedObjects(`5 0 ${`(${'\\a'.repeat(500)})`.repeat(MB / 500)}`)), 2 * MB],
      ['packed letters in numbers', pdf('', packedObjects(`5 0 ${`(${'\\141'.repeat(250)})`.repeat(MB / 500)}`)), 2 * MB],
    ])('after each slice of work: %s', async (_, bytes, work) => {
      let turns = 0;
      expect(await pdfFlaw(bytes, async () => (turns += 1))).toBeNull();
      expect(turns).toBeGreaterThanOrEqual(Math.floor(work / BYTES_AT_ONCE));
      // Each byte is looked at twice at most, and no part of it again for another.
      expect(turns).toBeLessThan((work / BYTES_AT_ONCE) * 20);
    });
  });
  it.each(['', 'MZ', '<!doctype html>', ' %PDF-1.7\n', 'PK\x03\x04'])('is no other file: %j', async (text) =>
    expect(await pdfFlaw(Buffer.from(text))).toBe('not-pdf'),
  );
});
