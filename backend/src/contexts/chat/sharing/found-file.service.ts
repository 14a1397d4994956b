import { CHAT_FILE_ENDINGS, CHAT_FILE_LIMITS, CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import { CODE } from '../../../../contracts/envelope.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { endingOf, type FileNaming, fileName } from '../../../platform/uploads/file-name.js';
import { type OfficeFlaw, officeFile } from '../../../platform/uploads/office-file.js';
import { type PdfFlaw, pdfFlaw } from '../../../platform/uploads/pdf.js';
import { type PictureRule, redrawn } from '../../../platform/uploads/picture.js';
import { pictureHead } from '../../../platform/uploads/picture-head.js';
import { isPlainText } from '../../../platform/uploads/plain-text.js';
import type { FoundFile } from '../file/file-details.rules.js';

export const FILE_FIELD = 'file';

/** A file as it was sent; what it is has not been looked at yet. */
export interface GivenFile {
  readonly bytes: Buffer;
  /** As its sender calls it. */
  readonly name: string;
}

const NAMING: FileNaming = {
  most: CHAT_FILE_LIMITS.name,
  known: [...CHAT_FILE_ENDINGS, '.jpe', '.jfif', '.heif', '.tif', '.tiff'],
  unnamed: CHAT_FILE_TEXT.unnamed,
};
const PICTURE: PictureRule = {
  field: FILE_FIELD,
  longestSide: CHAT_FILE_LIMITS.longestSide,
  notPicture: CHAT_FILE_TEXT.broken,
  tooManyPixels: CHAT_FILE_TEXT.tooManyPixels,
};
const TEXT_ENDINGS: readonly string[] = ['.txt', '.md', '.csv', '.json', '.log', '.yaml', '.yml', '.toml', '.sql', '.diff', '.patch'];
const FLAW: Readonly<Record<PdfFlaw | OfficeFlaw, string>> = {
  'not-pdf': CHAT_FILE_TEXT.broken,
  'not-office': CHAT_FILE_TEXT.refused,
  broken: CHAT_FILE_TEXT.broken,
  encrypted: CHAT_FILE_TEXT.encrypted,
  active: CHAT_FILE_TEXT.active,
};

const refusal = (sentence: string) => new RuleViolation(CODE.validation, sentence, { [FILE_FIELD]: sentence });

/** Finds out from its content what a file is, whatever its name says. Throws RuleViolation for what cannot be sent. */
export async function foundFile(sent: GivenFile | null): Promise<FoundFile> {
  if (!sent) throw refusal(CHAT_FILE_TEXT.refused);
  const { bytes, name } = sent;
  if (bytes.length === 0) throw refusal(CHAT_FILE_TEXT.empty);
  if (pictureHead(bytes)) return picture(sent);
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    const flaw = await pdfFlaw(bytes);
    if (flaw) throw refusal(FLAW[flaw]);
    return plain(sent, '.pdf', 'application/pdf');
  }
  const office = await officeFile(bytes);
  if ('type' in office) return plain(sent, office.ending, office.type);
  if (office.flaw !== 'not-office') throw refusal(FLAW[office.flaw]);
  const ending = endingOf(name);
  if (!TEXT_ENDINGS.includes(ending) || !isPlainText(bytes)) throw refusal(CHAT_FILE_TEXT.refused);
  return plain(sent, ending, 'text/plain');
}

const plain = ({ bytes, name }: GivenFile, ending: string, type: string): FoundFile => ({
  name: fileName(name, ending, NAMING),
  type,
  bytes,
  width: null,
  height: null,
  thumbnail: null,
});

async function picture({ bytes: sent, name }: GivenFile): Promise<FoundFile> {
  const { bytes, type, width, height } = await redrawn(sent, PICTURE);
  const small = await redrawn(bytes, { ...PICTURE, longestSide: CHAT_FILE_LIMITS.thumbnail });
  return { name: fileName(name, '.webp', NAMING), type, bytes, width, height, thumbnail: small.bytes };
}
