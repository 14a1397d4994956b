import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
/** One customer of a provider has at least so many of the eight groups to themselves: a /64. */
const CUSTOMER = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** What is counted as one place in the network: an IPv4 address, or the /64 of an IPv6 address, whose owner has all the addresses in it. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const mapped = MAPPED.exec(plain)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, CUSTOMER).join(':')}::/64` : plain;
}

function groupsOf(address: string): readonly string[] {
  const [head = '', tail = ''] = address.toLowerCase().split('::', 2).map(unquad);
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** The last two groups may be written as an IPv4 address. */
const unquad = (part: string): string => part.replace(/\d+\.\d+\.\d+\.\d+$/, '0:0');
