import { paths } from '../../paths';

/** What stands in the console under an address of its own. */
const SECTIONS: readonly string[] = [
  'cases',
  'reports',
  'appeals',
  'members',
  'decisions',
  'categories',
  'tags',
  'feedback',
  'subroles',
  'invitations',
  'operations',
  'settings',
];

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The page of the console that an address of it, or of the moderators’ area of the specification, leads to: the queue where it names no other. */
export function consolePage({ pathname, search, hash }: Place): string {
  if (pathname.startsWith(paths.console)) return pathname + search + hash;
  const [area, section = '', ...rest] = pathname.split('/').filter(Boolean);
  if (area !== 'moderator' || !SECTIONS.includes(section)) return paths.console;
  return `${paths.console}${[section, ...rest].join('/')}${search}${hash}`;
}
