/** Languages that are offered for a block of code, as they are written behind the fence, and what they are called. */
export const CODE_LANGUAGES = [
  ['ts', 'TypeScript'],
  ['js', 'JavaScript'],
  ['python', 'Python'],
  ['java', 'Java'],
  ['csharp', 'C#'],
  ['go', 'Go'],
  ['rust', 'Rust'],
  ['php', 'PHP'],
  ['sql', 'SQL'],
  ['bash', 'Bash'],
  ['html', 'HTML'],
  ['css', 'CSS'],
  ['json', 'JSON'],
  ['yaml', 'YAML'],
  ['dockerfile', 'Dockerfile'],
  ['diff', 'Diff'],
] as const;

const OTHER_NAMES: Readonly<Record<string, string>> = {
  typescript: 'TypeScript',
  tsx: 'TSX',
  javascript: 'JavaScript',
  jsx: 'JSX',
  py: 'Python',
  cs: 'C#',
  golang: 'Go',
  rs: 'Rust',
  sh: 'Bash',
  shell: 'Bash',
  xml: 'XML',
  yml: 'YAML',
  docker: 'Dockerfile',
};
const NAMES = new Map<string, string>([...CODE_LANGUAGES, ...Object.entries(OTHER_NAMES)]);

/** What the language of a block of code is called; of one that is not known, as it was written. */
export const languageName = (written: string): string => NAMES.get(written.toLowerCase()) ?? written;
