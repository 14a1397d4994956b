import type { StoredFile } from '../../kernel/files.js';

const LONGEST_KEY = 255;
export const LONGEST_TYPE = 200;
const NAME = '[a-z0-9_-][a-z0-9._-]*';
const KEY = new RegExp(`^${NAME}(/${NAME})+$`);
const PREFIX = new RegExp(`^(${NAME}/)*(${NAME})?$`);
const TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+( ?;[\x20-\x7e]*[\x21-\x7e])?$/;

/** The key, which no folder or address can be left with; throws on any other. */
export function checkedKey(key: string): string {
  if (key.length > LONGEST_KEY || !KEY.test(key)) throw new Error('A key of a file is area/name in a-z, 0-9, "-", "_", ".", and no name begins with a dot');
  return key;
}

/** The beginning of keys, or a place among them; the empty one is before all. Throws on what no key can begin with. */
export function checkedPrefix(prefix: string): string {
  if (prefix.length > LONGEST_KEY || !PREFIX.test(prefix)) throw new Error('No key of a file begins like this');
  return prefix;
}

/** The file, of a type that fits in a header line of every store; throws on any other. */
export function checkedFile(file: StoredFile): StoredFile {
  if (file.type.length > LONGEST_TYPE || !TYPE.test(file.type)) throw new Error('The type of a file is type/subtype, with or without parameters');
  return file;
}
