import { type EventLog, START } from '../../kernel/event-log.js';
import { WrongSetting } from '../settings/readings.js';
import { holdsSealed } from './event-sealer.js';
import type { KeyVault } from './key-vault.js';

const PAGE = 256;

/**
 * Throws WrongSetting when the vault holds no key at all, but the log events that were sealed with some: served like that, every member
 * would be a deleted one and every name free. A log that is younger than its first member is none of that.
 */
export async function refuseLostVault(log: Pick<EventLog, 'readAll'>, vault: Pick<KeyVault, 'entries'>): Promise<void> {
  const [first] = await vault.entries(null, 1);
  if (first?.kind === 'key' || !(await holdsAnySealed(log))) return;
  throw new WrongSetting(
    'Kasada hiç anahtar yok, oysa kayıtta kasanın anahtarlarıyla mühürlenmiş olaylar var: kasa kaybolmuş. Kasayı yedekten geri koyun, sonra yeniden başlatın (docs/operations.md, “Yedek ve geri yükleme”).',
  );
}

async function holdsAnySealed(log: Pick<EventLog, 'readAll'>): Promise<boolean> {
  for (let after = START; ; ) {
    const page = await log.readAll(after, PAGE);
    if (page.some(holdsSealed)) return true;
    const last = page.at(-1);
    if (!last) return false;
    after = last.position;
  }
}
