import { MailBlocksInForce } from './contexts/administration/mail-blocks/mail-blocks-in-force.service.js';
import { SettingsInForce } from './contexts/administration/settings/settings-in-force.service.js';
import { WordsInForce } from './contexts/administration/words/words-in-force.service.js';
import { ChainInForce } from './contexts/audit/chain/chain-in-force.service.js';
import { PagesInForce } from './contexts/pages/page/pages-in-force.service.js';
import { KnownFault } from './platform/chain/known-fault.js';
import type { Settings } from './platform/settings/settings.js';

/** What was decided about the house, as it holds in this process from one moment to the next. */
export interface House {
  readonly community: SettingsInForce;
  readonly words: WordsInForce;
  readonly blocks: MailBlocksInForce;
  readonly pages: PagesInForce;
  readonly chain: ChainInForce;
}

/** Until the streams were read, the first values hold. `known` hears of faults of the log that any process found. */
export const houseOf = ({ community }: Settings, known = new KnownFault()): House => ({
  community: new SettingsInForce(community),
  words: new WordsInForce(),
  blocks: new MailBlocksInForce(),
  pages: new PagesInForce(),
  chain: new ChainInForce(known),
});
