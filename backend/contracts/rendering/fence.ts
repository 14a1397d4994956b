/** Behind the fence of a block of code stands its language, and behind that may stand the file that it is of: ```` ```ts src/liste.ts ````. */
const LONGEST = 80;
/** One word that can only be the name of a file: other programs write options there. */
const FILE = /^(?=.*[./]|.*file$)[\p{L}\p{N}_@+~.()[\]/-]+$/iu;

/** The file that a fence names, or null. */
export function fileOfFence(info: string): string | null {
  const [, file = '', ...others] = info.trim().split(/\s+/);
  return others.length === 0 && file.length <= LONGEST && FILE.test(file) ? file : null;
}
