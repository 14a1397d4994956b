import { type Zippable, zipSync } from 'fflate';

type Parts = Readonly<Record<string, string | Uint8Array>>;
const bytesOf = (part: string | Uint8Array): Uint8Array => new Uint8Array(Buffer.from(part));

/** An archive of these files; those that are listed lie in it as they are. */
export const zipOf = (parts: Parts, asTheyAre: readonly string[] = []): Buffer => {
  const files: Zippable = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, [bytesOf(part), { level: asTheyAre.includes(name) ? 0 : 6, mtime: '2026-11-21T12:00:00' }]]),
  );
  return Buffer.from(zipSync(files));
};

const OPEN_XML = { docx: 'wordprocessingml.document', xlsx: 'spreadsheetml.sheet', pptx: 'presentationml.presentation' } as const;
const contentsOf = (main: string): string =>
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

/** A document as Word, Excel or PowerPoint write it; more parts take the place of its own. */
export const openXml = (kind: keyof typeof OPEN_XML, more: Parts = {}): Buffer =>
  zipOf({ '[Content_Types].xml': contentsOf(OPEN_XML[kind]), '_rels/.rels': '<Relationships/>', 'main.xml': '<document>Merhaba</document>', ...more });

const MIMETYPE = 'mimetype';
/** A document as LibreOffice writes it. */
export const openDocument = (kind: 'text' | 'spreadsheet' | 'presentation', more: Parts = {}): Buffer =>
  zipOf({ [MIMETYPE]: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '<text>Merhaba</text>', 'META-INF/manifest.xml': '<manifest/>', ...more }, [
    MIMETYPE,
  ]);

/** What a reader of documents would fetch as it opens one. */
export const fetching = (kind: string, target = 'https://example.org/x.dotm'): string =>
  `<Relationships><Relationship TargetMode="External" Target="${target}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Id="rId1"/></Relationships>`;
