const begun = (name: string): string => `${[...name][0] ?? ''}…`;

/** As much of an address as tells several apart and names nobody: its beginnings and its ending. A domain may be somebody's name, too. */
export function maskedAddress(address: string): string {
  const [local = '', domain = ''] = address.trim().split('@');
  return `${begun(local)}@${begun(domain)}.${domain.split('.').at(-1) ?? ''}`;
}
