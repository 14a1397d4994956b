import type { Vault } from '../../kernel/vault.js';

/** Seals a text under several keys, the outermost first. Rejects with SubjectForgotten once one of them was destroyed. */
export async function sealUnder(vault: Pick<Vault, 'seal'>, keys: readonly string[], text: string): Promise<string> {
  let sealed = text;
  for (const key of keys.toReversed()) sealed = await vault.seal(key, sealed);
  return sealed;
}

/** Null once one of the keys was destroyed. */
export async function openUnder(vault: Pick<Vault, 'open'>, keys: readonly string[], sealed: string): Promise<string | null> {
  let opened: string | null = sealed;
  for (const key of keys) {
    if (opened === null) return null;
    opened = await vault.open(key, opened);
  }
  return opened;
}
