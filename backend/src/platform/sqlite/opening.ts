import { Unavailable } from '../../kernel/unavailable.js';
import { WrongSetting } from '../settings/readings.js';
import { DamagedFile } from './sqlite-file.js';

const FROM_BACKUP = 'Keep a copy of DATA_DIR, then put the last backup in its place (docs/operations.md, "Damaged files").';
const MAY_GO = 'Move it away and start again';

/** What to do about each file when it is damaged; docs/operations.md says the same. */
const ADVICE: Readonly<Record<string, string>> = {
  'events.db': `It is the log, and everything else follows from it. ${FROM_BACKUP}`,
  'vault.db': `Without its keys no personal data and no texts can be read. ${FROM_BACKUP}`,
  'jobs.db': `${MAY_GO}: the policies read the log again and put every job back.`,
  'notes.db': `${FROM_BACKUP} Without one, move it away: members lose their drafts and how far they have read.`,
  'requests.db': `${MAY_GO}: a request of the last day that is repeated may be carried out twice.`,
  'chain.db': `${MAY_GO}: the links are made again from the log, and only the seals in it vouch for what came before.`,
  'parked.db': `${MAY_GO}: the list of parked events begins anew.`,
  'views.db': 'Start the application: it sets the file aside and builds the views from the log.',
};

/** Opens a file of the data folder; what is wrong with it is told in words that an operator can act on. Throws WrongSetting. */
export function opening<T>(name: string, open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof DamagedFile) throw new WrongSetting(`${error.path} is damaged (${reasonOf(error)}). ${ADVICE[name] ?? FROM_BACKUP}`);
    if (error instanceof Unavailable) throw new WrongSetting(`${name} in DATA_DIR cannot be opened: ${reasonOf(error)}.`);
    throw error;
  }
}

/** SQLite's own words for it. */
const reasonOf = ({ cause }: Error): string => (cause as { readonly message?: string } | undefined)?.message ?? String(cause);
