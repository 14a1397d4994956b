import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** Templates, frames and objects that a program would fetch from elsewhere as it opens the document. */
const FETCHED = /\/(attachedTemplate|oleObject|frame|subDocument)\s*$/i;
/** Folders of other machines: whoever asks there sends their name and the digest of their password along. */
const SHARED = /^\s*(?:(?:file:(?:\/\/\/?)?)?(?:\\\\|\/\/)|file:\/\/)[^\\/]/i;
const RELATIONSHIP = /^(.*:)?Relationship$/;

class Found extends Error {}

/** Whether a list of relations names what would be fetched, or a folder of another machine, or is no plain XML: that could be read in another way elsewhere. */
export function fetchesIn(list: string): boolean {
  const parser = new SaxesParser();
  const found = (): never => {
    throw new Found();
  };
  parser.on('doctype', found);
  parser.on('error', found);
  parser.on('opentag', (tag) => {
    if (isFetched(tag)) found();
  });
  try {
    parser.write(list).close();
    return false;
  } catch (error) {
    if (error instanceof Found) return true;
    throw error;
  }
}

const isFetched = ({ name, attributes: { Target = '', TargetMode = '', Type = '' } }: SaxesTagPlain): boolean =>
  RELATIONSHIP.test(name) && /^\s*external\s*$/i.test(TargetMode) && (FETCHED.test(Type) || SHARED.test(Target));
