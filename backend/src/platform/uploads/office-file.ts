import { fetchesIn } from './office-relations.js';
import { isZip, type ZipEntry, zipEntries, zipText } from './zip-directory.js';

/** Why a document is not taken. */
export type OfficeFlaw = 'not-office' | 'broken' | 'encrypted' | 'active';
interface OfficeType {
  readonly ending: string;
  readonly type: string;
}

const OPEN_XML = 'application/vnd.openxmlformats-officedocument';
/** By what their list of contents calls the main part. */
const OPEN_XML_TYPES: readonly (OfficeType & { readonly main: string })[] = [
  { ending: '.docx', kind: 'wordprocessingml.document' },
  { ending: '.xlsx', kind: 'spreadsheetml.sheet' },
  { ending: '.pptx', kind: 'presentationml.presentation' },
].map(({ ending, kind }) => ({ ending, type: `${OPEN_XML}.${kind}`, main: `"${OPEN_XML}.${kind}.main+xml"` }));
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const OPEN_DOCUMENT_TYPES: readonly OfficeType[] = [
  { ending: '.odt', type: `${OPEN_DOCUMENT}.text` },
  { ending: '.ods', type: `${OPEN_DOCUMENT}.spreadsheet` },
  { ending: '.odp', type: `${OPEN_DOCUMENT}.presentation` },
];

/** MIME types of all of them. */
export const OFFICE_TYPES: readonly string[] = [...OPEN_XML_TYPES, ...OPEN_DOCUMENT_TYPES].map(({ type }) => type);

/** Bytes of a list that is read. */
const MOST_LISTED = 1_000_000;
const CONTENTS = '[Content_Types].xml';
const MANIFEST = 'META-INF/manifest.xml';
/** Macros, controls, files of other programs and what computers run, by their names. */
const ACTIVE = [
  /(^|\/)vba(Project|ProjectSignature\w*|Data)\.(bin|xml)$/i,
  /(^|\/)(activeX|macrosheets|dialogsheets|customUI)\//i,
  /^(Basic|Scripts)\//i,
  /(^|\/)embeddings\/[^/]*\.(bin|ole|package|doc|xls|ppt)$/i,
  /\.(exe|dll|com|scr|cpl|bat|cmd|ps1|vbs?|vbe|js|jse|mjs|wsf|wsh|hta|msi|jar|class|lnk|url|reg|sh|py|app|swf|html?|xhtml|xht|mht|mhtml|rtf|pif|scf|psm1|vb|ws|sct|msc|msp|chm|xll|wll|slk|iqy|appref-ms|settingcontent-ms|docm|dotm|xlsm|xltm|xlam|xlsb|pptm|potm|ppam|ppsm)$/i,
];
/** The container of older programs, in which newer ones wrap what needs a password. */
const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WRAPPED = Buffer.from('EncryptedPackage', 'utf16le');

/** What kind of document the bytes are, or why they are none that is taken: by the archive's directory and its small lists alone. */
export async function officeFile(bytes: Buffer): Promise<OfficeType | { readonly flaw: OfficeFlaw }> {
  if (bytes.subarray(0, OLD_CONTAINER.length).equals(OLD_CONTAINER)) return { flaw: bytes.includes(WRAPPED) ? 'encrypted' : 'not-office' };
  if (!isZip(bytes)) return { flaw: 'not-office' };
  const entries = zipEntries(bytes);
  if (!entries) return { flaw: 'broken' };
  const found = (await openDocument(bytes, entries)) ?? (await openXml(bytes, entries));
  if (!found || 'flaw' in found) return found ?? { flaw: 'not-office' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { flaw: 'encrypted' };
  return entries.some(({ name }) => ACTIVE.some((pattern) => pattern.test(name))) ? { flaw: 'active' } : found;
}

type Found = OfficeType | { readonly flaw: OfficeFlaw } | null;

/** Its first entry says what it is, unpacked. */
async function openDocument(bytes: Buffer, entries: readonly ZipEntry[]): Promise<Found> {
  const first = entries.find(({ name, offset, method }) => name === 'mimetype' && offset === 0 && method === 0);
  const kind = first && (await zipText(bytes, first, MOST_LISTED));
  const known = OPEN_DOCUMENT_TYPES.find(({ type }) => type === kind);
  if (!known) return null;
  const manifest = await listIn(bytes, entries, MANIFEST);
  if (manifest === null) return { flaw: 'broken' };
  if (/encryption-data/i.test(manifest)) return { flaw: 'encrypted' };
  return /oleobject|application\/(x-)?(javascript|msdownload|binary)/i.test(manifest) ? { flaw: 'active' } : known;
}

async function openXml(bytes: Buffer, entries: readonly ZipEntry[]): Promise<Found> {
  if (!entries.some(({ name }) => name === CONTENTS)) return null;
  const contents = await listIn(bytes, entries, CONTENTS);
  if (contents === null) return { flaw: 'broken' };
  if (/macroEnabled|vbaProject|activeX|ms-office\.vba/i.test(contents)) return { flaw: 'active' };
  const kinds = OPEN_XML_TYPES.filter(({ main }) => contents.includes(main));
  const [kind] = kinds;
  if (!kind || kinds.length > 1) return null;
  const { ending, type } = kind;
  return (await fetchesAnything(bytes, entries)) ? { flaw: 'active' } : { ending, type };
}

async function fetchesAnything(bytes: Buffer, entries: readonly ZipEntry[]): Promise<boolean> {
  let left = MOST_LISTED;
  for (const entry of entries.filter(({ name }) => /\.rels$/i.test(name))) {
    const list = await zipText(bytes, entry, Math.max(1, left));
    // One that cannot be read could hold anything.
    if (list === null || fetchesIn(list)) return true;
    left -= entry.size;
  }
  return false;
}

async function listIn(bytes: Buffer, entries: readonly ZipEntry[], name: string): Promise<string | null> {
  const entry = entries.find((each) => each.name === name);
  return entry ? zipText(bytes, entry, MOST_LISTED) : null;
}
