import type { StoredEvent } from '../../kernel/event.js';
import { BEGINNING, checkpointAt, type EventLog } from '../../kernel/event-log.js';
import { placeOfKey } from '../../kernel/vault.js';
import { pagesOf } from '../chain/pages.js';
import { strayed } from '../following/strayed.js';
import { WrongSetting } from '../settings/readings.js';
import { type DescribedStreams, EventShapes, type Facts, holdsSealed } from './event-shapes.js';
import type { KeyVault } from './key-vault.js';

const KEYS_AT_ONCE = 50;
const RECIPE = '(docs/operations.md, “Backup and restore”)';

type ComparedVault = Pick<KeyVault, 'compared' | 'setCompared' | 'stateOf' | 'forget' | 'dropPassword' | 'spendAll' | 'entries'>;

/** Whose keys some events need, and whose they say were destroyed. */
interface Subjects {
  readonly needed: Set<string>;
  readonly erased: Set<string>;
}

/**
 * Compares the keys of a vault with the events that were written since they were last compared: all of them where the vault is older than the
 * log, or another's. Destroys again what was destroyed of those who were erased. Throws WrongSetting when keys are missing that nobody has
 * destroyed: served like that, members would be deleted ones, their names free and their words lost. Throws RecordedLater where it cannot be
 * told whose keys a fact needs.
 */
export async function compareVault(log: Pick<EventLog, 'head' | 'readAll' | 'readStream'>, vault: ComparedVault, streams: DescribedStreams): Promise<void> {
  const shapes = new EventShapes(streams);
  const known = await vault.compared();
  const isOfThisLog = (await strayed(log, new Map([['vault', known]]))).size === 0;
  let reached = isOfThisLog ? known : BEGINNING;
  const subjects: Subjects = { needed: new Set(), erased: new Set() };
  for await (const event of pagesOf(log, reached.position)) {
    note(event, shapes, subjects);
    reached = checkpointAt(event);
  }
  const missing = await missingOf(
    vault,
    [...subjects.needed].filter((subject) => !subjects.erased.has(subject)),
  );
  if (missing > 0) throw await refusal(vault, missing);
  for (const subject of subjects.erased) await destroyAgain(vault, subject);
  if (reached.position !== known.position || !isOfThisLog) await vault.setCompared(reached);
}

function note(event: StoredEvent, shapes: EventShapes, { needed, erased }: Subjects): void {
  const personal = shapes.personalOf(event);
  // Every version of a member's texts needs the same tree: that there is one is all that can be missing.
  const sealed = (personal?.fields ?? []).filter((field) => holdsSealed({ data: { field: (event.data as Facts)[field] } }));
  for (const field of sealed) if (personal) needed.add(placeOfKey(personal.subject(event.data as Facts, field)).row);
  for (const subject of shapes.sealedFor(event)) needed.add(placeOfKey(subject).row);
  for (const subject of shapes.erasedBy(event)) erased.add(subject);
}

async function destroyAgain(vault: ComparedVault, subject: string): Promise<void> {
  if ((await vault.stateOf(subject)) === 'destroyed') return;
  await vault.forget(subject);
  await vault.dropPassword(subject);
  await vault.spendAll(subject);
}

async function missingOf(vault: ComparedVault, subjects: readonly string[]): Promise<number> {
  let missing = 0;
  for (let from = 0; from < subjects.length; from += KEYS_AT_ONCE) {
    const states = await Promise.all(subjects.slice(from, from + KEYS_AT_ONCE).map((subject) => vault.stateOf(subject)));
    missing += states.filter((state) => state === 'none').length;
  }
  return missing;
}

async function refusal(vault: ComparedVault, missing: number): Promise<WrongSetting> {
  const [first] = await vault.entries(null, 1);
  if (first?.kind !== 'key')
    return new WrongSetting(
      `The vault holds no key at all, but the log holds events that were sealed with its keys: the vault is lost. Put the vault back from the backup, then start again ${RECIPE}.`,
    );
  return new WrongSetting(
    `The vault lacks ${missing.toLocaleString('en')} ${missing === 1 ? 'key' : 'keys'} with which events of the log were sealed: the vault is older than the log. Put a newer backup of the vault back, then start again ${RECIPE}.`,
  );
}
