import { describe, expect, it } from '@jest/globals';
import { fetching, openDocument, openXml, zipOf } from './office.fixture.js';
import { officeFile } from './office-file.js';

const kindOf = async (bytes: Buffer) => {
  const found = await officeFile(bytes);
  return 'flaw' in found ? found.flaw : found.ending;
};
const rels = (list: string): Buffer => openXml('docx', { 'word/_rels/settings.xml.rels': list });
const old = (...texts: string[]) => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), ...texts.map((text) => Buffer.from(text, 'utf16le'))]);

describe('A document of an office program', () => {
  it.each([
    ['.docx', openXml('docx', { 'docProps/core.xml': '<x/>', 'word/media/image1.png': 'x' })],
    ['.xlsx', openXml('xlsx')],
    ['.pptx', openXml('pptx', { 'ppt/embeddings/Microsoft_Excel_Sheet.xlsx': openXml('xlsx') })],
    ['.odt', openDocument('text')],
    ['.ods', openDocument('spreadsheet')],
    ['.odp', openDocument('presentation', { 'Object 1/content.xml': '<chart/>' })],
    ['.docx', openXml('docx', { '_rels/.rels': fetching('hyperlink') })],
    ['.docx', openXml('docx', { '_rels/.rels': fetching('hyperlink', 'file:///C:\\belge.docx') })],
  ])('is known by what is in it: %s', async (ending, bytes) => expect(await kindOf(bytes)).toBe(ending));

  it.each([
    ['an archive', zipOf({ 'a.txt': 'a' })],
    ['a text', Buffer.from('PK')],
    ['nothing', Buffer.alloc(0)],
    ['a book', zipOf({ mimetype: 'application/epub+zip', 'x.opf': 'x' }, ['mimetype'])],
    ['an app', zipOf({ 'META-INF/MANIFEST.MF': 'Main-Class: X', 'X.class': 'x' })],
    ['two kinds at once', zipOf({ '[Content_Types].xml': `${contents('docx')}${contents('xlsx')}` })],
    ['one of older programs', old('WordDocument')],
  ])('is none: %s', async (_, bytes) => expect(await kindOf(bytes)).toBe('not-office'));

  it.each([
    ['a macro', openXml('docx', { 'word/vbaProject.bin': 'x' })],
    ['a macro elsewhere', openXml('xlsx', { 'a/b/VBAPROJECT.BIN': 'x' })],
    ['a list with macros', zipOf({ '[Content_Types].xml': `${contents('docx')}application/vnd.ms-word.document.macroEnabled.main+xml` })],
    ['a control', openXml('pptx', { 'ppt/activeX/activeX1.xml': 'x' })],
    ['an old macro', openXml('xlsx', { 'xl/macrosheets/sheet1.xml': 'x' })],
    ['a file of another program', openXml('docx', { 'word/embeddings/oleObject1.bin': 'MZ' })],
    ['a document with macros inside', openXml('docx', { 'word/embeddings/x.xlsm': 'x' })],
    ['a program', openXml('docx', { 'word/media/setup.exe': 'MZ' })],
    ['a template from elsewhere', openXml('docx', { 'word/_rels/settings.xml.rels': fetching('attachedTemplate') })],
    ['an object from elsewhere', openXml('docx', { 'word/_rels/document.xml.rels': fetching('oleObject').replaceAll('"', "'") })],
    ['a list that nobody can read', openXml('docx', { 'word/_rels/settings.xml.rels': Buffer.from(fetching('attachedTemplate'), 'utf16le') })],
    ['a template behind a sign that ends nothing', rels(fetching('attachedTemplate').replace('x.dotm', 'x.dotm?a>b'))],
    ['a template with words in numbers', rels(fetching('attached&#84;emplate').replace('External', '&#x45;xternal'))],
    ['a template under another name', rels(fetching('attachedTemplate').replaceAll('Relationship', 'ö-1:Relationship'))],
    ['a template in a list in capitals', openXml('docx', { 'word/_rels/settings.xml.RELS': fetching('attachedTemplate') })],
    ['a list with words of its own', rels(`<!DOCTYPE r [<!ENTITY e "External">]>${fetching('attachedTemplate').replace('External', '&e;')}`)],
    ...['\\\\depo\\a.png', '//depo/a.png', 'file://depo/a.png', 'file:////depo/a.png', 'file:///\\\\depo\\a.png', ' FILE:\\\\depo\\a'].map(
      (target) => [`a folder of another machine (${target})`, rels(fetching('image', target))] as const,
    ),
    ...['rtf', 'mht', 'scf', 'pif', 'iqy'].map((ending) => [`what ends with ${ending}`, openXml('docx', { [`word/x.${ending}`]: 'x' })] as const),
    ['a list that does not end', rels('<Relationship ')],
    ['a macro of LibreOffice', openDocument('text', { 'Basic/Standard/Module1.xml': 'x' })],
    ['a script of LibreOffice', openDocument('spreadsheet', { 'Scripts/python/x.txt': 'x' })],
    ['an object of LibreOffice', openDocument('text', { 'META-INF/manifest.xml': '<e media-type="application/vnd.sun.star.oleobject"/>' })],
  ])('that does something is refused: %s', async (_, bytes) => expect(await kindOf(bytes)).toBe('active'));

  it.each(['<Relationship ', '<a>', '<a/>', '&lt;', '<!--', '<a b="'])('is looked into in a moment: a megabyte of %s in a list', async (part) => {
    const began = process.cpuUsage();
    await officeFile(rels(part.repeat(Math.floor(999_999 / part.length))));
    expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(5);
  });

  it.each([
    ['of LibreOffice', openDocument('text', { 'META-INF/manifest.xml': '<manifest:encryption-data/>' })],
    ['of Word', old('EncryptedPackage')],
  ])('with a password is refused: %s', async (_, bytes) => expect(await kindOf(bytes)).toBe('encrypted'));

  it.each([
    ['with something before it', Buffer.concat([openXml('docx').subarray(0, 4), openXml('docx')])],
    ['with something behind it', Buffer.concat([openXml('docx'), Buffer.from('MZ')])],
    ['that ends in the middle', openXml('docx').subarray(0, 200)],
    ['with an entry that leads out of it', openXml('docx', { '../x': 'x' })],
    ['with two of one name', openXml('docx', { 'MAIN.xml': 'x' })],
    ['without a list', zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }, ['mimetype'])],
    ['that says less than it is', declared(openXml('docx'), 1)],
    ['that would become too much', declared(openXml('docx'), 400_000_000)],
  ])('that is not whole is refused: %s', async (_, bytes) => expect(await kindOf(bytes)).toBe('broken'));
});

function contents(kind: 'docx' | 'xlsx'): string {
  return `"application/vnd.openxmlformats-officedocument.${kind === 'docx' ? 'wordprocessingml.document' : 'spreadsheetml.sheet'}.main+xml"`;
}

/** The first entry of the directory says that it becomes so many bytes. */
function declared(bytes: Buffer, size: number): Buffer {
  bytes.writeUInt32LE(size, bytes.indexOf('PK\x01\x02', 0, 'latin1') + 24);
  return bytes;
}
