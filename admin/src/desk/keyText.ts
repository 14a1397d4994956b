const NAMES: Record<string, string> = { Enter: '↵', ' ': 'boşluk' };

/** A key as it is told on the page: '⇧ u', 'boşluk'. */
export function keyText(key: string): string {
  const [shift, rest] = key.startsWith('shift+') ? ['⇧ ', key.slice('shift+'.length)] : ['', key];
  return `${shift}${NAMES[rest] ?? rest}`;
}
